/** The keys of the payment methods, beside those of the console. */
export const templateKeys = [
  { key: '/', act: 'find' },
  { key: 'n', act: 'new' },
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
