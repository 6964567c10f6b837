import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Acquirer, Refund } from './acquirer.ts';
import { spend } from './knobs.ts';
import { once } from './once.ts';
import { enterState } from './payment-state.ts';
import { amountShape, findPayment, mustBeIn, referenceShape } from './payments.ts';
import { problem, read } from './problem.ts';
import { settleRefund } from './settlement.ts';

const refundShape = z.object({ reference: referenceShape, amount: amountShape });

export function refund(acquirer: Acquirer, paymentId: string, key: unknown, body: unknown): Refund {
  const input = read(refundShape, body);
  return once(acquirer, { call: `refunds of ${paymentId}`, key, body: input }, () => giveBack(acquirer, paymentId, input)).thing;
}

function giveBack(acquirer: Acquirer, paymentId: string, input: z.infer<typeof refundShape>): Refund {
  const payment = findPayment(acquirer, paymentId);
  mustBeIn(payment, ['captured'], 'refunded');
  const amount = BigInt(input.amount);
  if (payment.refundedAmount + amount > payment.capturedAmount) {
    throw problem(422, 'refund_too_large', 'More than was captured cannot be refunded.');
  }
  const state = spend(acquirer.knobs, 'failRefunds') ? 'failed' : 'done';
  const made: Refund = { id: `ref_${randomUUID()}`, reference: input.reference, payment, amount, state };
  if (state === 'done') {
    payment.refundedAmount += amount;
    settleRefund(acquirer, made);
  }
  acquirer.tell('refund.changed', { paymentId, reference: made.reference, state, amount, currency: payment.currency });
  if (payment.refundedAmount === payment.capturedAmount) enterState(acquirer, payment, 'refunded');
  return made;
}

export function refundView({ id, reference, payment, amount, state }: Refund) {
  return { id, reference, paymentId: payment.id, amount: String(amount), state };
}
