import { useState } from 'react';
import { stepThrough } from './step-through.ts';

export interface CaseQueueOptions<Row> {
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  /** Which one the address names; empty when it names none. */
  wanted: string;
  /** Writes another one into the address. */
  onWant: (name: string) => void;
  /** Something was decided, so the queue is no longer what it was. */
  onDecided: () => void;
}

/** Which case of a queue lies on the desk, and what was decided last. */
export function useCaseQueue<Row>({ rows = [], nameOf, wanted, onWant, onDecided }: CaseQueueOptions<Row>) {
  const found = rows.find((row) => nameOf(row) === wanted);
  // Kept as it was when it was last listed: a case that a colleague decides leaves the queue, but not the desk.
  const [kept, setKept] = useState<Row>();
  if (found !== undefined && found !== kept) setKept(found);
  const [done, setDone] = useState<string>();
  const names = rows.map(nameOf);
  const chosen = found ?? (kept !== undefined && nameOf(kept) === wanted ? kept : undefined);

  function choose(name: string | undefined) {
    setDone(undefined);
    onWant(name ?? '');
  }

  /** Tells what was decided, and takes the next case that was not. */
  function conclude(message: string, decided: readonly string[] = [wanted]) {
    const next = names.slice(names.indexOf(wanted) + 1).find((name) => !decided.includes(name));
    choose(decided.includes(wanted) ? next : wanted);
    setDone(message);
    onDecided();
  }

  const step = (by: 1 | -1) => choose(stepThrough(names, wanted, by));
  return { chosen, done, choose, step, conclude };
}
