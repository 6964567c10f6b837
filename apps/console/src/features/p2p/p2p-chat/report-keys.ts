/** The keys of the reports, beside those of the console. */
export const reportKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
