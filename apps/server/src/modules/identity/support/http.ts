import { issueSupportToken as issueSupportTokenCall } from '@peerbourse/contract/identity/support/issue-support-token';
import { markTicketRead as markTicketReadCall } from '@peerbourse/contract/identity/support/mark-ticket-read';
import { myTickets as myTicketsCall } from '@peerbourse/contract/identity/support/my-tickets';
import { openTicket as openTicketCall } from '@peerbourse/contract/identity/support/open-ticket';
import { replyChat as replyChatCall } from '@peerbourse/contract/identity/support/reply-chat';
import { replyTicket as replyTicketCall } from '@peerbourse/contract/identity/support/reply-ticket';
import { supportChat as supportChatCall } from '@peerbourse/contract/identity/support/support-chat';
import { ticketDetail as ticketDetailCall } from '@peerbourse/contract/identity/support/ticket-detail';
import { route } from '#platform/http/serve.ts';
import { issueSupportToken } from './issue-support-token.ts';
import { markTicketRead } from './mark-ticket-read.ts';
import { myTickets } from './my-tickets.ts';
import { openTicket } from './open-ticket.ts';
import { replyChat } from './reply-chat.ts';
import { replyTicket } from './reply-ticket.ts';
import { supportChat } from './support-chat.ts';
import { ticketDetail } from './ticket-detail.ts';

export const routes = [
  route(openTicketCall, openTicket),
  route(myTicketsCall, myTickets),
  route(ticketDetailCall, ticketDetail),
  route(replyTicketCall, replyTicket),
  route(markTicketReadCall, markTicketRead),
  route(issueSupportTokenCall, issueSupportToken),
  route(supportChatCall, supportChat),
  route(replyChatCall, replyChat),
];
