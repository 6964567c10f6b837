import { findKey, stepKeys } from '#desk/desk-keys.ts';

/** The keys of the traders, beside those of the console. */
export const traderKeys = [findKey, ...stepKeys] as const;
