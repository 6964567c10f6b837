/** The keys of the reviews, beside those of the console. */
export const reviewKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
  { key: 'a', act: 'allow' },
  { key: 'd', act: 'disable' },
] as const;
