import * as z from 'zod/mini';
import { ownTicket, ownTicketMessage } from './ticket.shape.ts';

/** Only the server can write one, and read it. */
export const supportToken = z.string().check(z.regex(/^[\w-]{1,64}\.[\w-]{40,600}$/));

/** The chat is the newest ticket that is not closed. */
export const chatTicket = z.extend(ownTicket, { messages: z.array(ownTicketMessage) });
