/** The keys of the tickets, beside those of the console. */
export const ticketKeys = [
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;
