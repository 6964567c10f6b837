import { findKey, stepKeys } from '#desk/desk-keys.ts';

/** The keys of the orders, beside those of the console. */
export const orderKeys = [findKey, ...stepKeys] as const;

/** Besides, while an order is open: the dialog asks for the reason before anything happens. */
export const decisionKeys = [
  { key: 'a', act: 'approve', label: 'Carry out the ruling or award' },
  { key: 'x', act: 'reject', label: 'Reject the ruling or award' },
  { key: 'p', act: 'propose', label: 'Propose a ruling or an award' },
] as const;

/** Besides, while a case lies on the desk of somebody who may handle it. */
export const appealKeys = [
  { key: 't', act: 'take', label: 'Take the case' },
  { key: 'q', act: 'ask', label: 'Ask a side' },
] as const;

/** Besides, while an order that is or was in appeal is open. */
export const chatKeys = [{ key: 'c', act: 'read', label: 'Read the chat' }] as const;

/** Besides, while a case has pictures: each shows one of the first nine on the full screen. */
export const pictureKeys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => ({
  key: digit,
  act: digit,
  label: `Picture ${digit} on the full screen`,
}));
