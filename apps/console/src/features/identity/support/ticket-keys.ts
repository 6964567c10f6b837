import { stepKeys } from '#desk/desk-keys.ts';

/** The keys of the tickets, beside those of the console. */
export const ticketKeys = stepKeys;

/** Besides, while a ticket is open that may be closed. */
export const closeKeys = [{ key: 'x', act: 'close', label: 'Close the ticket' }] as const;

/** Besides, while it may be answered. */
export const answerKeys = [{ key: 'a', act: 'answer', label: 'Write an answer' }] as const;
