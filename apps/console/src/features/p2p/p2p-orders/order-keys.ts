/** The keys of the orders, beside those of the console. */
export const orderKeys = [
  { key: '/', act: 'find' },
  { key: 'j', act: 'next' },
  { key: 'k', act: 'previous' },
] as const;

/** Besides, while a case lies on the desk of somebody who may handle it. */
export const appealKeys = [
  { key: 't', act: 'take' },
  { key: 'q', act: 'ask' },
] as const;

/** Besides, while an order that is or was in appeal is open. */
export const chatKeys = [{ key: 'c', act: 'read' }] as const;

/** Besides, while a case has pictures: each shows one of the first nine on the full screen. */
export const pictureKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => ({ key: digit, act: digit }));
