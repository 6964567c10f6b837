import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Arrived, openTrial, type Trial, webhookSecret } from './trial.ts';
import { groupWaitMs } from './webhooks.ts';

let trial: Trial;

beforeEach(async () => {
  trial = await openTrial();
});

afterEach(() => trial.close());

const told = () => trial.receiver.events().map(({ type, data }) => `${type} ${data.state}`);

function rightSignature({ rawBody, headers }: Arrived): string {
  const timestamp = String(headers['x-acquirer-timestamp']);
  return `v1=${createHmac('sha256', webhookSecret).update(`${timestamp}.${rawBody}`).digest('hex')}`;
}

async function payAll(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) await trial.pay({ reference: `order-${number}` });
  await trial.acquirer.quiet();
}

it('signs the time and the body as it was sent', async () => {
  const { id } = await trial.pay();
  await trial.acquirer.quiet();
  const [first] = trial.receiver.arrived as [Arrived];
  expect(first.headers['x-acquirer-timestamp']).toBe(String(Date.UTC(2026, 0, 15, 10) / 1_000));
  expect(first.headers['x-acquirer-signature']).toBe(rightSignature(first));
  expect(JSON.parse(first.rawBody)).toEqual({
    id: expect.stringMatching(/^evt_/),
    type: 'payment.changed',
    createdAt: '2026-01-15T10:00:00.000Z',
    data: { paymentId: id, reference: 'order-1', state: 'captured', amount: '10050', currency: 'EUR' },
  });
});

it('tells every change of a state in its order', async () => {
  const { id } = await trial.pay({ capture: false });
  await trial.call('POST', `/v1/payments/${id}/capture`, { amount: '10050' });
  const { body } = await trial.call('POST', `/payments/${id}/dispute`, { reason: 'fraudulent' });
  const { id: disputeId } = body.dispute as { id: string };
  await trial.call('POST', `/disputes/${disputeId}/close`, { state: 'won' });
  await trial.call('POST', `/v1/payments/${id}/refunds`, { reference: 'refund-1', amount: '10050' });
  await trial.acquirer.quiet();
  expect(told()).toEqual([
    'payment.changed authorised',
    'payment.changed captured',
    'dispute.changed open',
    'payment.changed disputed',
    'dispute.changed won',
    'payment.changed captured',
    'refund.changed done',
    'payment.changed refunded',
  ]);
  expect(trial.receiver.events()[6]?.data.reference).toBe('refund-1');
});

it('tells again with growing gaps until it is understood', async () => {
  trial.receiver.answers.status = 503;
  await payAll(1);
  for (const [gapMs, attempts] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
  ] as const) {
    trial.time.advance(gapMs);
    await trial.acquirer.quiet();
    expect(trial.receiver.arrived.length).toBe(attempts);
  }
  trial.receiver.answers.status = 204;
  trial.time.advance(4_000);
  await trial.acquirer.quiet();
  expect(trial.receiver.arrived.length).toBe(4);
  expect(trial.time.isIdle()).toBe(true);
  expect(new Set(trial.receiver.arrived.map(({ rawBody }) => rawBody)).size).toBe(1);
  expect(new Set(trial.receiver.arrived.map(({ headers }) => headers['x-acquirer-signature'])).size).toBe(4);
});

it('gives up after ten times', async () => {
  trial.receiver.answers.status = 500;
  await payAll(1);
  for (let round = 0; round < 20; round += 1) {
    trial.time.advance(3_600_000);
    await trial.acquirer.quiet();
  }
  expect(trial.receiver.arrived.length).toBe(10);
  expect(trial.time.isIdle()).toBe(true);
});

it('sends each event as often as it is told to', async () => {
  trial.acquirer.knobs.eventCopies = 3;
  await payAll(2);
  const ids = trial.receiver.events().map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([6, 2]);
});

it('holds shuffled events back and sends all of them in another order', async () => {
  trial.acquirer.knobs.shuffleEvents = true;
  await payAll(5);
  expect(trial.receiver.arrived).toEqual([]);
  trial.time.advance(groupWaitMs);
  await trial.acquirer.quiet();
  const references = trial.receiver.events().map(({ data }) => data.reference);
  const inOrder = ['order-1', 'order-2', 'order-3', 'order-4', 'order-5'];
  expect(references.toSorted()).toEqual(inOrder);
  expect(references).not.toEqual(inOrder);
});

it('sends a full group of shuffled events without waiting', async () => {
  trial.acquirer.knobs.shuffleEvents = true;
  await payAll(7);
  expect(trial.receiver.arrived.length).toBe(6);
});

it('delays, loses and distorts events as it is told to', async () => {
  Object.assign(trial.acquirer.knobs, { dropEvents: 1, wrongAmountEvents: 1, eventDelayMs: 500 });
  await payAll(3);
  trial.time.advance(499);
  await trial.acquirer.quiet();
  expect(trial.receiver.arrived).toEqual([]);
  trial.time.advance(1);
  await trial.acquirer.quiet();
  expect(trial.receiver.events().map(({ data }) => [data.reference, data.amount])).toEqual([
    ['order-2', '10051'],
    ['order-3', '10050'],
  ]);
  for (const one of trial.receiver.arrived) expect(one.headers['x-acquirer-signature']).toBe(rightSignature(one));
});

it('a closed acquirer waits for nothing', async () => {
  trial.receiver.answers.status = 500;
  await payAll(1);
  expect(trial.time.isIdle()).toBe(false);
  await trial.acquirer.close();
  expect(trial.time.isIdle()).toBe(true);
});
