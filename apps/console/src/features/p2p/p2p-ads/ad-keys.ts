/** The keys of the moderation, beside those of the console. */
export const adKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
  { key: 'a', act: 'allow' },
  { key: 't', act: 'take-down' },
] as const;
