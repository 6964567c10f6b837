import { findKey, stepKeys } from '#desk/desk-keys.ts';

/** The keys of the payment methods, beside those of the console. */
export const templateKeys = [findKey, { key: 'n', act: 'new', label: 'New payment method' }, ...stepKeys] as const;
