export const staleAfterMs = 10_000;

export interface Answers {
  /** When the last answer came; 0 for never. */
  answeredAtMs: number;
  /** When the last attempt failed; 0 for never. */
  failedAtMs: number;
}

/** `away`: there never was an answer. `stale`: what is shown is from the last one. */
export type Freshness = 'waiting' | 'away' | 'live' | 'stale';

export function freshness({ answeredAtMs, failedAtMs }: Answers, nowMs: number): Freshness {
  if (answeredAtMs === 0) return failedAtMs === 0 ? 'waiting' : 'away';
  return failedAtMs > answeredAtMs || nowMs - answeredAtMs > staleAfterMs ? 'stale' : 'live';
}
