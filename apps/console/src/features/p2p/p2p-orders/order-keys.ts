/** The keys of the orders, beside those of the console. */
export const orderKeys = [
  { key: '/', act: 'find' },
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
