import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the reports, beside those of the console. */
export const reportKeys = stepKeys;

/** Of the report that is open. */
export const outcomeKeys = [{ key: 'a', act: 'decide', label: 'Decide the report' }] as const;
