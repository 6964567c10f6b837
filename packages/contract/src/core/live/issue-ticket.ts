import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const issueTicket = defineCall({
  area: 'live',
  name: 'issue-ticket',
  path: '/v1/x/live/issue-ticket',
  summary: 'A short-lived ticket with which the live socket learns who is listening',
  role: 'api',
  auth: 'guest',
  changes: 'write',
  scope: 'read',
  input: empty,
  output: z.object({
    ticket: z.string(),
    expiresAt: moment,
    /** Whom the ticket is of: the key of the channels of an account; null of a guest. */
    userId: z.nullable(z.string()),
  }),
  refusals: [],
});
