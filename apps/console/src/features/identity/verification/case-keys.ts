/** The keys of the open case, beside those of the console. */
export const caseKeys = [
  { key: 'a', act: 'approve' },
  { key: 'x', act: 'reject' },
  { key: 'n', act: 'next' },
  { key: '1', act: 'front' },
  { key: '2', act: 'back' },
  { key: '3', act: 'selfie' },
] as const;
