import { answerTicket as answerTicketCall } from '@peerbourse/contract/identity/support/answer-ticket';
import { closeTicket as closeTicketCall } from '@peerbourse/contract/identity/support/close-ticket';
import { ticketQueue as ticketQueueCall } from '@peerbourse/contract/identity/support/ticket-queue';
import { viewTicket as viewTicketCall } from '@peerbourse/contract/identity/support/view-ticket';
import { route } from '#platform/http/serve.ts';
import { answerTicket } from './answer-ticket.ts';
import { closeTicket } from './close-ticket.ts';
import { ticketQueue } from './ticket-queue.ts';
import { viewTicket } from './view-ticket.ts';

export const routes = [
  route(ticketQueueCall, ticketQueue),
  route(viewTicketCall, viewTicket),
  route(answerTicketCall, answerTicket),
  route(closeTicketCall, closeTicket),
];
