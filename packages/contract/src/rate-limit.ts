/** How often one visitor (or one account, when there is one) may make the call. */
export interface RateLimit {
  points: number;
  perSeconds: number;
}

/** Of calls that name no limit of their own. */
export const defaultRate: Record<'read' | 'write', RateLimit> = {
  read: { points: 600, perSeconds: 60 },
  write: { points: 60, perSeconds: 60 },
};

/** What one API key may spend on all calls together. Limits of single calls stand beside it, and are those of the account. */
export const keyBudget: RateLimit = { points: 3_000, perSeconds: 60 };

/** What a call costs a key: a common read 1, a common write 10, and more where a call may be made less often. */
export function weightOf({ points, perSeconds }: RateLimit): number {
  const readsPerSecond = defaultRate.read.points / defaultRate.read.perSeconds;
  return Math.max(1, Math.ceil((readsPerSecond * perSeconds) / points));
}
