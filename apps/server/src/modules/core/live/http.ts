import { issueTicket as issueTicketCall } from '@peerbourse/contract/core/live/issue-ticket';
import { route } from '#platform/http/serve.ts';
import { issueTicket } from './issue-ticket.ts';

export const routes = [route(issueTicketCall, issueTicket)];
