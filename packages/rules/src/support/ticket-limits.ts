/** What a request to support can be about. Fewer than six, so that all of them can stand in the form. */
export const ticketTopics = ['p2p-order', 'assets', 'verification', 'security', 'other'] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** In characters. */
export const minSubject = 3;
export const maxSubject = 120;
export const maxTicketText = 2_000;

/** Tickets of one account that are not closed yet. */
export const maxOpenTickets = 5;

/** What a member can write in one ticket; staff can always answer. */
export const maxTicketMessages = 100;

/** What the number of a P2P order looks like. */
export const isOrderNo = (text: string) => /^[1-9]\d{17,18}$/.test(text);
