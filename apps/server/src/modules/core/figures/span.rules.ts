const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface Span {
  since: Date;
  step: 'hour' | 'day';
}

/** Days in UTC up to this moment. Up to two are shown by the hour, where the running hour is one of the 24 or 48. */
export function spanOf(now: Date, days: number): Span {
  const step = days <= 2 ? 'hour' : 'day';
  const stepMs = msOf(step);
  const running = Math.floor(now.getTime() / stepMs) * stepMs;
  return { since: new Date(running + stepMs - days * dayMs), step };
}

export function bucketsOf(now: Date, { since, step }: Span): Date[] {
  const stepMs = msOf(step);
  const count = Math.floor((now.getTime() - since.getTime()) / stepMs) + 1;
  return Array.from({ length: count }, (_, index) => new Date(since.getTime() + index * stepMs));
}

function msOf(step: Span['step']): number {
  return step === 'hour' ? hourMs : dayMs;
}
