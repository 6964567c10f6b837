import type { Queue } from './my-work.query.ts';

/** What waits at a desk. What is late has a mark besides its colour. */
export function QueueBadge({ queues }: { queues: readonly Queue[] }) {
  const waiting = sum(queues, 'waiting');
  const late = sum(queues, 'late');
  if (waiting === 0) return null;
  return (
    <span
      className={`figure inline-flex h-5 min-w-5 items-center justify-center gap-0.5 rounded-full px-1.5 text-12 font-semibold ${late > 0 ? 'bg-down-tint text-down' : 'bg-line text-ink-soft'}`}
    >
      {late > 0 && <span aria-hidden="true">!</span>}
      <span aria-hidden="true">{waiting > 99 ? '99+' : waiting}</span>
      <span className="sr-only">{late > 0 ? `${waiting} waiting, ${late} late` : `${waiting} waiting`}</span>
    </span>
  );
}

function sum(queues: readonly Queue[], name: 'waiting' | 'late'): number {
  return queues.reduce((total, queue) => total + queue[name], 0);
}
