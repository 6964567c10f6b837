import { stepKeys } from '#desk/desk-keys.ts';

/** Those of a case that is still masked. */
export const maskedKeys = [...stepKeys, { key: 'o', act: 'open', label: 'Open the case' }] as const;

/** The keys of the open case, beside those of the console. */
export const recoveryKeys = [
  ...stepKeys,
  { key: 'a', act: 'grant', label: 'Grant' },
  { key: 'x', act: 'reject', label: 'Reject' },
  { key: '1', act: 'sent', label: 'Photo of the request' },
  { key: '2', act: 'selfie', label: 'Approved selfie' },
  { key: '3', act: 'front', label: 'Approved document' },
] as const;
