/** The keys of the orders, beside those of the console. */
export const orderKeys = [
  { key: '/', act: 'find' },
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;

/** Besides, while a case lies on the desk of somebody who may handle it; elsewhere T leads to the staff. */
export const appealKeys = [
  { key: 't', act: 'take' },
  { key: 'q', act: 'ask' },
] as const;
