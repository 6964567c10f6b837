/** The keys of the content desk, beside those of the console. */
export const contentKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
  { key: 'n', act: 'new' },
  { key: '/', act: 'filter' },
  { key: 'p', act: 'publish' },
] as const;
