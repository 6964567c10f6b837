/** The keys of the open case, beside those of the console. */
export const recoveryKeys = [
  { key: 'a', act: 'grant' },
  { key: 'x', act: 'reject' },
  { key: 'n', act: 'next' },
  { key: '1', act: 'sent' },
  { key: '2', act: 'selfie' },
  { key: '3', act: 'front' },
] as const;
