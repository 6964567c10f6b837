/** The keys of a customer's page, beside those of the console. */
export const customerKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
  { key: 'f', act: 'filter' },
  { key: 'n', act: 'note' },
] as const;
