/** Why an order is frozen, as both people may know it. */
export const freezeKinds = ['account-security', 'name-changed', 'coin-halted', 'legal', 'investigation'] as const;
export type FreezeKind = (typeof freezeKinds)[number];

/** Longer takes another freeze, which somebody has to decide again. */
export const maxFreezeHours = 14 * 24;
