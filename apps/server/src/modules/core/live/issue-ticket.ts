import type { issueTicket as call } from '@peerbourse/contract/core/live/issue-ticket';
import { wallClockMs } from '#platform/clock.ts';
import type { Handler } from '#platform/http/serve.ts';
import { ticketLifeMs, writeTicket } from '#platform/live/ticket.ts';

export const issueTicket: Handler<typeof call> = async ({ actor, config }) => {
  const now = wallClockMs();
  return {
    ticket: writeTicket(actor, config.ticketSecret, now),
    expiresAt: new Date(now + ticketLifeMs).toISOString(),
    userId: actor.kind === 'user' ? actor.userId : null,
  };
};
