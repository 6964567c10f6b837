import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the requests, beside those of the console. */
export const requestKeys = [...stepKeys, { key: 'enter', act: 'open', label: 'Open the first request' }] as const;

/** Besides, while an answered request lies on the desk of somebody who may decide. */
export const decisionKeys = [
  { key: 'a', act: 'approve', label: 'Approve the answer' },
  { key: 'x', act: 'reject', label: 'Reject the answer' },
] as const;
