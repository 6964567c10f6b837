import { useState } from 'react';
import { stepThrough } from './step-through.ts';

export interface CaseQueueOptions<Row> {
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  /** Something was decided, so the queue is no longer what it was. */
  onDecided: () => void;
}

/** Which case of a queue lies on the desk, and what was decided last. */
export function useCaseQueue<Row>({ rows = [], nameOf, onDecided }: CaseQueueOptions<Row>) {
  // Kept as it was when it was chosen: a case that a colleague decides leaves the queue, but not the desk.
  const [kept, setKept] = useState<Row>();
  const [done, setDone] = useState<string>();
  const names = rows.map(nameOf);
  const keptName = kept === undefined ? undefined : nameOf(kept);
  const chosen = rows.find((row) => nameOf(row) === keptName) ?? kept;

  function choose(name: string | undefined) {
    setDone(undefined);
    setKept(rows.find((row) => nameOf(row) === name));
  }

  /** Tells what was decided, and takes the next case. */
  function conclude(message: string) {
    const next = stepThrough(names, keptName, 1);
    choose(next === keptName ? undefined : next);
    setDone(message);
    onDecided();
  }

  const step = (by: 1 | -1) => choose(stepThrough(names, keptName, by));
  return { chosen, done, choose, step, conclude };
}
