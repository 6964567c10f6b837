import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Knobs } from './knobs.ts';
import { openTrial, type Trial } from './trial.ts';

let trial: Trial;

beforeEach(async () => {
  trial = await openTrial();
});

afterEach(() => trial.close());

interface Line {
  kind: string;
  id: string;
  reference: string;
  amount: string;
  fee: string;
}

async function linesOf(day: string): Promise<Line[]> {
  return (await trial.call('GET', `/v1/settlements/${day}`)).body.lines as Line[];
}

const dayMs = 24 * 3_600_000;

it('a day has what was captured, refunded and disputed on it', async () => {
  const payment = await trial.pay();
  trial.time.advance(dayMs);
  const { body: refunded } = await trial.call('POST', `/v1/payments/${payment.id}/refunds`, { reference: 'refund-1', amount: '50' });
  const { body: disputed } = await trial.call('POST', `/payments/${payment.id}/dispute`, { reason: 'fraudulent' });
  const common = { paymentId: payment.id, currency: 'EUR' };
  expect(await linesOf('2026-01-15')).toEqual([
    { ...common, kind: 'payment', id: payment.id, reference: 'order-1', amount: '10050', fee: '321', at: '2026-01-15T10:00:00.000Z' },
  ]);
  const at = '2026-01-16T10:00:00.000Z';
  const { id: refundId } = refunded.refund as { id: string };
  const { id: disputeId } = disputed.dispute as { id: string };
  expect(await linesOf('2026-01-16')).toEqual([
    { ...common, kind: 'refund', id: refundId, reference: 'refund-1', amount: '-50', fee: '0', at },
    { ...common, kind: 'dispute', id: disputeId, reference: 'order-1', amount: '-10000', fee: '1500', at },
  ]);
  expect(await linesOf('2026-01-17')).toEqual([]);
});

it.each([
  ['17', '30'],
  ['18', '31'],
  ['500', '45'],
  ['1500', '74'],
  ['10000', '320'],
])('the fee of %s is %s: half a cent is rounded up', async (amount, fee) => {
  await trial.pay({ amount });
  expect((await linesOf('2026-01-15')).map((line) => line.fee)).toEqual([fee]);
});

it.each(['2026-02-30', '2026-1-5', 'today'])('%s is no day', async (day) => {
  expect((await trial.call('GET', `/v1/settlements/${day}`)).status).toBe(400);
});

it('plants the differences that it is told to, the same at every reading', async () => {
  for (const number of [1, 2, 3, 4]) await trial.pay({ reference: `order-${number}`, amount: '1000' });
  const planted: Partial<Knobs> = { settlementOmit: 1, settlementWrongAmount: 1, settlementWrongFee: 1, settlementUnknown: 1 };
  await trial.call('PUT', '/knobs', planted);
  const lines = await linesOf('2026-01-15');
  expect(lines.map(({ reference, amount, fee }) => [reference, amount, fee])).toEqual([
    ['order-2', '1100', '59'],
    ['order-3', '1000', '60'],
    ['order-4', '1000', '59'],
    ['unknown-2026-01-15-0', '4200', '152'],
  ]);
  expect((await trial.call('GET', `/v1/payments/${lines[3]?.id}`)).status).toBe(404);
  expect(await linesOf('2026-01-15')).toEqual(lines);
});

it('disputes every captured payment after a time, and shows what was opened or closed since', async () => {
  trial.acquirer.knobs.disputeAfterMs = 60_000;
  const payment = await trial.pay();
  const disputesSince = async (since: string) => (await trial.call('GET', `/v1/disputes?since=${since}`)).body.disputes as Line[];
  trial.time.advance(59_999);
  expect(await disputesSince('2026-01-01T00:00:00Z')).toEqual([]);
  trial.time.advance(1);
  const [dispute] = await disputesSince('2026-01-15T10:01:00Z');
  expect(dispute).toEqual({
    id: expect.stringMatching(/^dsp_/),
    paymentId: payment.id,
    reference: 'order-1',
    amount: '10050',
    currency: 'EUR',
    reason: 'fraudulent',
    state: 'open',
    respondBy: '2026-01-22T10:01:00.000Z',
    openedAt: '2026-01-15T10:01:00.000Z',
  });
  trial.time.advance(1_000);
  await trial.call('POST', `/disputes/${dispute?.id}/close`, { state: 'lost' });
  expect(await disputesSince('2026-01-15T10:01:01Z')).toEqual([{ ...dispute, state: 'lost' }]);
  expect(await disputesSince('2026-01-15T10:01:02Z')).toEqual([]);
  expect((await trial.call('GET', `/v1/payments/${payment.id}`)).body.state).toBe('disputed');
});
