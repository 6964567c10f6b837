import { randomUUID } from 'node:crypto';
import type { Acquirer, Dispute, Payment } from './acquirer.ts';
import { enterState } from './payment-state.ts';
import { problem } from './problem.ts';
import { settleDispute } from './settlement.ts';
import { timeOf } from './time-of.ts';

const respondWithinMs = 7 * 24 * 3_600_000;

/** With its knob, every payment is disputed some time after it was captured. */
export function disputeLater(acquirer: Acquirer, payment: Payment): void {
  const { disputeAfterMs } = acquirer.knobs;
  if (disputeAfterMs === null) return;
  acquirer.after(disputeAfterMs, () => {
    // It may have been refunded or disputed by hand since.
    if (payment.state === 'captured') openDispute(acquirer, payment, 'fraudulent');
  });
}

export function openDispute(acquirer: Acquirer, payment: Payment, reason: string): Dispute {
  if (payment.state !== 'captured') throw problem(409, 'wrong_state', `A payment in the state ${payment.state} cannot be disputed.`);
  const at = timeOf(acquirer.now());
  const dispute: Dispute = {
    id: `dsp_${randomUUID()}`,
    payment,
    amount: payment.capturedAmount - payment.refundedAmount,
    reason,
    state: 'open',
    respondBy: timeOf(acquirer.now() + respondWithinMs),
    openedAt: at,
    changedAt: at,
  };
  acquirer.state.disputes.set(dispute.id, dispute);
  settleDispute(acquirer, dispute);
  tellOf(acquirer, dispute);
  enterState(acquirer, payment, 'disputed');
  return dispute;
}

/** A dispute that is won gives the payment back its state; one that is lost leaves it disputed for good. */
export function closeDispute(acquirer: Acquirer, id: string, state: 'won' | 'lost'): Dispute {
  const dispute = acquirer.state.disputes.get(id);
  if (!dispute) throw problem(404, 'unknown_dispute', 'There is no such dispute.');
  if (dispute.state !== 'open') throw problem(409, 'wrong_state', `The dispute is ${dispute.state} already.`);
  dispute.state = state;
  dispute.changedAt = timeOf(acquirer.now());
  tellOf(acquirer, dispute);
  if (state === 'won') enterState(acquirer, dispute.payment, 'captured');
  return dispute;
}

function tellOf({ tell }: Acquirer, { payment, state, amount }: Dispute): void {
  const { id: paymentId, reference, currency } = payment;
  tell('dispute.changed', { paymentId, reference, state, amount, currency });
}

/** Those that were opened or closed since then: whoever asks from time to time learns of both. */
export function disputesSince({ state }: Acquirer, since: string | undefined): Dispute[] {
  const sinceMs = since === undefined ? 0 : Date.parse(since);
  if (Number.isNaN(sinceMs)) throw problem(400, 'invalid_request', 'Wrong or missing: since.');
  return [...state.disputes.values()].filter(({ changedAt }) => Date.parse(changedAt) >= sinceMs);
}

export function disputeView({ id, payment, amount, reason, state, respondBy, openedAt }: Dispute) {
  const { id: paymentId, reference, currency } = payment;
  return { id, paymentId, reference, amount: String(amount), currency, reason, state, respondBy, openedAt };
}
