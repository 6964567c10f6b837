import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of what waits, beside those of the console. */
export const workKeys = [...stepKeys, { key: 'enter', act: 'open', label: 'Open the case' }] as const;
