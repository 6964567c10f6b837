import type { Acquirer, Dispute, Payment, Refund, SettlementLine } from './acquirer.ts';
import type { Knobs } from './knobs.ts';
import { problem } from './problem.ts';
import { timeOf } from './time-of.ts';

const disputeFee = 1_500n;

export function settlePayment(acquirer: Acquirer, payment: Payment): void {
  const { id, reference, capturedAmount: amount } = payment;
  note(acquirer, payment, { kind: 'payment', id, reference, amount, fee: paymentFee(amount) });
}

export function settleRefund(acquirer: Acquirer, { id, reference, payment, amount }: Refund): void {
  note(acquirer, payment, { kind: 'refund', id, reference, amount: -amount, fee: 0n });
}

export function settleDispute(acquirer: Acquirer, { id, payment, amount }: Dispute): void {
  note(acquirer, payment, { kind: 'dispute', id, reference: payment.reference, amount: -amount, fee: disputeFee });
}

type Noted = Pick<SettlementLine, 'kind' | 'id' | 'reference' | 'amount' | 'fee'>;

function note({ state, now }: Acquirer, { id: paymentId, currency }: Payment, noted: Noted): void {
  state.settlementLines.push({ ...noted, paymentId, currency, at: timeOf(now()) });
}

/** 2.9 % and 0.30 of the currency; half a cent counts as one. */
function paymentFee(amount: bigint): bigint {
  return (amount * 29n + 500n) / 1_000n + 30n;
}

/** The report of a day, with the differences that the knobs plant. It is the same however often it is read. */
export function settlement({ state, knobs }: Acquirer, day: string) {
  if (!isDay(day)) throw problem(400, 'invalid_request', 'A day is written as YYYY-MM-DD.');
  const lines = state.settlementLines.filter(({ at }) => at.startsWith(day));
  return { day, lines: [...differing(lines, knobs), ...unknownLines(day, knobs.settlementUnknown)].map(lineView) };
}

function isDay(text: string): boolean {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && timeOf(ms).startsWith(text);
}

/** The first lines are left out, those behind them have a wrong amount, and the next a wrong fee: never two differences in one. */
function differing(lines: readonly SettlementLine[], knobs: Knobs): SettlementLine[] {
  const { settlementOmit, settlementWrongAmount, settlementWrongFee } = knobs;
  return lines.slice(settlementOmit).map((line, place) => {
    if (place < settlementWrongAmount) return { ...line, amount: line.amount + 100n };
    return place < settlementWrongAmount + settlementWrongFee ? { ...line, fee: line.fee + 1n } : line;
  });
}

function unknownLines(day: string, count: number): SettlementLine[] {
  return Array.from({ length: count }, (_, place) => ({
    kind: 'payment',
    id: `pay_unknown_${day}_${place}`,
    reference: `unknown-${day}-${place}`,
    paymentId: `pay_unknown_${day}_${place}`,
    amount: 4_200n,
    fee: paymentFee(4_200n),
    currency: 'EUR',
    at: `${day}T12:00:00.000Z`,
  }));
}

function lineView({ kind, id, reference, paymentId, amount, fee, currency, at }: SettlementLine) {
  return { kind, id, reference, paymentId, amount: String(amount), fee: String(fee), currency, at };
}
