import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Acquirer, Payment, PaymentState } from './acquirer.ts';
import { type DeclineCode, declineTexts } from './cards.ts';
import { disputeLater } from './disputes.ts';
import { once } from './once.ts';
import { enterState } from './payment-state.ts';
import { problem, read } from './problem.ts';
import { settlePayment } from './settlement.ts';
import { timeOf } from './time-of.ts';
import { findToken } from './tokens.ts';

export const amountShape = z.string().check(z.regex(/^[1-9]\d{0,14}$/));
export const referenceShape = z.string().check(z.minLength(1), z.maxLength(100));

const paymentShape = z.object({
  reference: referenceShape,
  token: z.string(),
  amount: amountShape,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  capture: z.boolean(),
  returnUrl: z.url({ protocol: /^https?$/ }),
  purpose: z.literal('crypto'),
});

/** One charge for each key: whoever asks again gets the first payment as it is now. */
export function pay(acquirer: Acquirer, key: unknown, body: unknown): { thing: Payment; isFirst: boolean } {
  const input = read(paymentShape, body);
  return once(acquirer, { call: 'payments', key, body: input }, () => charge(acquirer, input));
}

function charge(acquirer: Acquirer, input: z.infer<typeof paymentShape>): Payment {
  const token = findToken(acquirer, input.token);
  if (paymentsOf(acquirer, input.reference).length > 0) throw problem(409, 'reference_taken', 'This reference has a payment already.');
  const payment: Payment = {
    id: `pay_${randomUUID()}`,
    reference: input.reference,
    token,
    state: 'challenge',
    amount: BigInt(input.amount),
    currency: input.currency,
    capturedAmount: 0n,
    refundedAmount: 0n,
    isCapturedAtOnce: input.capture,
    returnUrl: input.returnUrl,
    declineCode: null,
    createdAt: timeOf(acquirer.now()),
  };
  acquirer.state.payments.set(payment.id, payment);
  if (token.behaviour.isChallenged) enterState(acquirer, payment, 'challenge');
  else decide(acquirer, payment);
  return payment;
}

/** What the bank says when it has asked all that it wanted to ask. */
function decide(acquirer: Acquirer, payment: Payment): void {
  const { declineCode } = payment.token.behaviour;
  if (declineCode !== null) decline(acquirer, payment, declineCode);
  else if (payment.isCapturedAtOnce) take(acquirer, payment, payment.amount);
  else enterState(acquirer, payment, 'authorised');
}

function decline(acquirer: Acquirer, payment: Payment, code: DeclineCode): void {
  payment.declineCode = code;
  enterState(acquirer, payment, 'declined');
}

function take(acquirer: Acquirer, payment: Payment, amount: bigint): void {
  payment.capturedAmount = amount;
  settlePayment(acquirer, payment);
  enterState(acquirer, payment, 'captured');
  disputeLater(acquirer, payment);
}

export type Choice = 'approve' | 'decline' | 'cancel';

/** What the holder told the bank. Only the first word counts: a page that is sent again changes nothing. */
export function answerChallenge(acquirer: Acquirer, payment: Payment, choice: Choice): void {
  if (payment.state !== 'challenge') return;
  if (choice === 'approve') decide(acquirer, payment);
  else decline(acquirer, payment, choice === 'decline' ? 'challenge_declined' : 'challenge_cancelled');
}

export function capture(acquirer: Acquirer, id: string, body: unknown): Payment {
  const amount = BigInt(read(z.object({ amount: amountShape }), body).amount);
  const payment = findPayment(acquirer, id);
  if (payment.state === 'captured' && payment.capturedAmount === amount) return payment;
  mustBeIn(payment, ['authorised'], 'captured');
  if (amount > payment.amount) throw problem(422, 'capture_too_large', 'More than was authorised cannot be captured.');
  take(acquirer, payment, amount);
  return payment;
}

export function voidPayment(acquirer: Acquirer, id: string): Payment {
  const payment = findPayment(acquirer, id);
  if (payment.state === 'voided') return payment;
  mustBeIn(payment, ['authorised', 'challenge'], 'voided');
  enterState(acquirer, payment, 'voided');
  return payment;
}

export function mustBeIn({ state }: Payment, allowed: readonly PaymentState[], what: string): void {
  if (!allowed.includes(state)) throw problem(409, 'wrong_state', `A payment in the state ${state} cannot be ${what}.`);
}

export function findPayment({ state }: Acquirer, id: string): Payment {
  const payment = state.payments.get(id);
  if (!payment) throw problem(404, 'unknown_payment', 'There is no such payment.');
  return payment;
}

export function paymentsOf({ state }: Acquirer, reference: string): Payment[] {
  return [...state.payments.values()].filter((payment) => payment.reference === reference);
}

export function paymentView({ origin }: Acquirer, payment: Payment) {
  const { id, reference, state, amount, currency, capturedAmount, refundedAmount, declineCode, createdAt } = payment;
  return {
    id,
    reference,
    state,
    amount: String(amount),
    currency,
    capturedAmount: String(capturedAmount),
    refundedAmount: String(refundedAmount),
    challengeUrl: state === 'challenge' ? `${origin}/challenge/${id}` : null,
    declineCode,
    declineText: declineCode === null ? null : declineTexts[declineCode],
    createdAt,
  };
}
