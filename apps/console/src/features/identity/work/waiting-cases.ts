import type { Queue } from '#shell/my-work.query.ts';

export type WaitingCase = Queue['cases'][number] & { queue: string; title: string };

export type Show = 'all' | 'mine' | 'late';

/** What a member has begun, then what is late, then by when it is due; of two that are due together what is worth more. */
export function waitingCases(queues: readonly Queue[], show: Show): WaitingCase[] {
  return queues
    .flatMap(({ name, title, cases }) => cases.map((row) => ({ ...row, queue: name, title })))
    .filter(({ isMine, isLate }) => show === 'all' || (show === 'mine' ? isMine : isLate))
    .toSorted(
      (one, other) =>
        Number(other.isMine) - Number(one.isMine) ||
        minuteOf(one.dueAt) - minuteOf(other.dueAt) ||
        Number(other.usdt || 0) - Number(one.usdt || 0),
    );
}

function minuteOf(moment: string): number {
  return Math.floor(Date.parse(moment) / 60_000);
}
