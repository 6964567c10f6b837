import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the reports, beside those of the console. */
export const reportKeys = stepKeys;
