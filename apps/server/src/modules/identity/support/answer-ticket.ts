import type { answerTicket as call } from '@peerbourse/contract/identity/support/answer-ticket';
import { audit } from '#modules/core/audit/index.ts';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deskTicketOf, takeAnswerSeq } from './desk.table.ts';
import { insertAnswer } from './message.table.ts';
import { refusalOf } from './refusal-of.ts';
import { closeMessage } from './ticket-text.ts';

/** Messages that leave the site say that there is an answer, and not what it says. */
export const answerTicket: Handler<typeof call> = async ({ tx, actor, config, visitor }, { ticketNo, text, seq: seen }) => {
  const ticket = await deskTicketOf(tx, ticketNo);
  if (!ticket) throw refuse('support.unknown-ticket');
  const seq = await takeAnswerSeq(tx, { ticketNo, seq: seen });
  if (seq === undefined) throw await refusalOf(tx, ticketNo);
  await insertAnswer(tx, ticketNo, { seq, staffName: actor.name, closedText: closeMessage(config.keys, text, ticketNo, seq) });
  await audit(tx, { actor, act: 'support.answered', subject: ticket.userId, details: { ticketNo, seq }, address: visitor.address });
  await notify(tx, config, {
    accountId: ticket.accountId,
    kind: 'support_answered',
    values: { ticket: ticketNo },
    isSecurity: false,
    link: `/support/${ticketNo}`,
  });
  return { state: 'answered', seq };
};
