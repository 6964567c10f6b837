import { markTicketRead as markTicketReadCall } from '@peerbourse/contract/identity/support/mark-ticket-read';
import { myTickets as myTicketsCall } from '@peerbourse/contract/identity/support/my-tickets';
import { openTicket as openTicketCall } from '@peerbourse/contract/identity/support/open-ticket';
import { replyTicket as replyTicketCall } from '@peerbourse/contract/identity/support/reply-ticket';
import { ticketDetail as ticketDetailCall } from '@peerbourse/contract/identity/support/ticket-detail';
import { route } from '#platform/http/serve.ts';
import { markTicketRead } from './mark-ticket-read.ts';
import { myTickets } from './my-tickets.ts';
import { openTicket } from './open-ticket.ts';
import { replyTicket } from './reply-ticket.ts';
import { ticketDetail } from './ticket-detail.ts';

export const routes = [
  route(openTicketCall, openTicket),
  route(myTicketsCall, myTickets),
  route(ticketDetailCall, ticketDetail),
  route(replyTicketCall, replyTicket),
  route(markTicketReadCall, markTicketRead),
];
