/** The keys of the traders, beside those of the console. */
export const traderKeys = [
  { key: '/', act: 'find' },
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
