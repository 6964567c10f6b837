/** The keys of the open case, beside those of the console. */
export const caseKeys = [
  { key: 's', act: 'same' },
  { key: 'd', act: 'different' },
  { key: 'u', act: 'unsure' },
  { key: 'a', act: 'approve' },
  { key: 'x', act: 'reject' },
  { key: 'j', act: 'next' },
  { key: 'n', act: 'next' },
  { key: 'k', act: 'previous' },
  { key: '1', act: 'front' },
  { key: '2', act: 'back' },
  { key: '3', act: 'selfie' },
] as const;

/** Those of a case that is still masked. */
export const maskedKeys = [
  { key: 'o', act: 'open' },
  { key: 'j', act: 'next' },
  { key: 'n', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
