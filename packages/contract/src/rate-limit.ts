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
