import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepThrough } from '#desk/step-through.ts';
import { goTo } from '#shell/use-screen.ts';
import { type QueuedRecovery, recoveryQueueQuery } from './recovery-queue.query.ts';

/** What lies in the queue, which case is on the desk, and what was decided last. */
export function useRecoveries(caseNo: string) {
  const client = useQueryClient();
  const { data, isError, dataUpdatedAt } = useQuery(recoveryQueueQuery);
  // Kept as it was when it was last listed: a case that is over leaves the list, but not the desk.
  const [kept, setKept] = useState<QueuedRecovery>();
  const [done, setDone] = useState<string>();
  const cases = data?.cases;
  const listed = cases?.find((row) => row.caseNo === caseNo);
  if (listed && listed !== kept) setKept(listed);
  // Only those that wait: what was granted needs nobody any more.
  const waiting = cases?.filter(({ state }) => state === 'waiting').map((row) => row.caseNo) ?? [];

  function choose(next: string | undefined) {
    setDone(undefined);
    if (next !== undefined) goTo(`#/recoveries/${next}`);
  }

  /** Tells what was decided, and takes the next case. Whoever was last stays with it: there is no other. */
  function conclude(message: string) {
    const behind = stepThrough(waiting, caseNo, 1);
    const next = behind === caseNo ? waiting.find((each) => each !== caseNo) : behind;
    if (next !== undefined) {
      choose(next);
      setDone(`Case ${caseNo}: ${message} This is the next one.`);
    }
    void client.invalidateQueries({ queryKey: recoveryQueueQuery.queryKey });
  }

  return {
    cases,
    isError,
    nowMs: dataUpdatedAt,
    chosen: listed ?? (kept?.caseNo === caseNo ? kept : undefined),
    isGone: cases !== undefined && listed === undefined,
    waitingCount: waiting.length,
    done,
    choose,
    step: (by: 1 | -1) => choose(stepThrough(waiting, caseNo, by)),
    conclude,
  };
}
