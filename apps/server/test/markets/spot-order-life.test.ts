import type { CallInput } from '@peerbourse/contract/call';
import { auditList } from '@peerbourse/contract/core/audit/audit-list';
import { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import { amendOrder } from '@peerbourse/contract/markets/spot/amend-order';
import { cancelAll } from '@peerbourse/contract/markets/spot/cancel-all';
import { cancelOrder } from '@peerbourse/contract/markets/spot/cancel-order';
import type { OrderStep } from '@peerbourse/contract/markets/spot/desk/order-step.shape';
import { viewOrder } from '@peerbourse/contract/markets/spot/desk/view-order';
import { placeOco } from '@peerbourse/contract/markets/spot/place-oco';
import { placeOrder } from '@peerbourse/contract/markets/spot/place-order';
import { refusals } from '@peerbourse/contract/refusals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { giveCoins, type QuickPerson, quickPerson } from '../support/fixtures/quick-users.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { staffBrowser } from '../support/fixtures/valid-staff-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let member: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await Promise.all([env.start('api'), env.start('admin'), env.start('matcher')]);
  member = await staffBrowser(env, ['decider', 'reader', 'auditor']);
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

async function trader(): Promise<QuickPerson> {
  const person = await quickPerson(env);
  await giveCoins(env, person.accountId, 'USDT', 'spot', 10_000_000_000n);
  await giveCoins(env, person.accountId, 'BTC', 'spot', 100_000_000n);
  return person;
}

const reason = 'support-request';
const lifeOf = async (orderNo: string) => await member.ask(viewOrder, { orderNo, reason } as CallInput<typeof viewOrder>);
/** What a step says, without its place and time. */
const said = (steps: readonly OrderStep[]) =>
  steps.map((step) =>
    Object.fromEntries(Object.entries(step).filter(([name, value]) => value !== null && !['at', 'batch', 'tradeNo'].includes(name))),
  );

it('an order that was amended, filled in part and cancelled shows each step, and what asked for it', async () => {
  const [person, other] = [await trader(), await trader()];
  const { orderNo } = await person.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '59000', quantity: '0.01' });
  await person.browser.ask(amendOrder, { orderNo, price: '59100', quantity: '0.02' });
  await spot.settled();
  await other.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '59050', quantity: '0.005' });
  await person.browser.ask(cancelOrder, { orderNo });
  await spot.settled();
  const life = await lifeOf(orderNo);
  expect(life).toMatchObject({
    order: { orderNo, price: '59100', quantity: '0.02', filledQuantity: '0.005', state: 'done', reason: 'cancelled' },
    userId: person.userId,
    mainUserId: person.userId,
    otherOrderNo: null,
    held: '0',
    holdCoin: 'USDT',
    shard: 1,
    isWhole: true,
  });
  expect(await env.query('SELECT id::text FROM spot_orders WHERE order_no = $1', [orderNo])).toEqual([{ id: life.orderId }]);
  expect(said(life.steps)).toEqual([
    { kind: 'placed', price: '59000', quantity: '0.01' },
    { kind: 'accepted', cause: 'place', price: '59000', quantity: '0.01', held: '590' },
    { kind: 'amended', cause: 'amend', price: '59100', quantity: '0.02', held: '1182' },
    {
      kind: 'trade',
      cause: 'somebody-else',
      price: '59100',
      quantity: '0.005',
      amount: '295.5',
      isMaker: true,
      fee: '0.000005',
    },
    { kind: 'done', cause: 'cancel', quantity: '0.015', back: '886.5', reason: 'cancelled' },
  ]);
  const batches = life.steps.map(({ batch }) => Number(batch));
  expect(batches).toEqual(batches.toSorted((one, next) => one - next));
  const moments = life.steps.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted());
  expect(moments.at(-1)).toBe(life.order.updatedAt);
});

it('one that still lies in the book, one that was refused, and both orders of a pair', async () => {
  const person = await trader();
  const open = await person.browser.ask(placeOrder, { symbol, side: 'sell', type: 'limit', price: '61000', quantity: '0.01' });
  const still = await lifeOf(open.orderNo);
  expect(still).toMatchObject({ order: { state: 'open' }, held: '0.01', holdCoin: 'BTC', isWhole: true });
  expect(still.steps.map(({ kind }) => kind)).toEqual(['placed', 'accepted']);

  const taking = await person.browser.ask(placeOrder, {
    symbol,
    side: 'buy',
    type: 'limit',
    timeInForce: 'post-only',
    price: '61000',
    quantity: '0.01',
  });
  expect(said((await lifeOf(taking.orderNo)).steps)).toEqual([
    { kind: 'placed', price: '61000', quantity: '0.01' },
    { kind: 'refused', cause: 'place', back: '610', reason: 'would-take' },
  ]);

  const pair = await person.browser.ask(placeOco, {
    symbol,
    side: 'buy',
    quantity: '0.01',
    price: '59000',
    triggerPrice: '62000',
  });
  await person.browser.ask(cancelAll, {});
  await spot.settled();
  const [limit, stop] = [await lifeOf(pair.limit.orderNo), await lifeOf(pair.stop.orderNo)];
  expect([limit.otherOrderNo, stop.otherOrderNo]).toEqual([pair.stop.orderNo, pair.limit.orderNo]);
  expect(limit.steps.map(({ kind, cause, reason: why }) => [kind, cause, why])).toEqual([
    ['placed', null, null],
    ['accepted', 'place-oco', null],
    ['done', 'cancel-all', expect.stringMatching(/^(?:oco|cancelled)$/)],
  ]);
  expect(stop.steps.map(({ kind, cause }) => [kind, cause])).toEqual([
    ['placed', null],
    ['accepted', 'place-oco'],
    ['done', 'cancel-all'],
  ]);
});

it('is a look: it takes a reason, is recorded with the order, and is for those with the role', async () => {
  const person = await trader();
  const { orderNo } = await person.browser.ask(placeOrder, { symbol, side: 'buy', type: 'limit', price: '59000', quantity: '0.001' });
  expect((await member.call(viewOrder, { orderNo })).body).toMatchObject({
    code: refusals['customers.reason-needed'].code,
    data: { viewsLeft: expect.any(Number) },
  });
  expect((await lifeOf(orderNo)).viewsLeft).toBeLessThan(30);
  // The reason counts for an hour.
  expect((await member.call(viewOrder, { orderNo })).body.code).toBe('00000');
  const { entries } = await member.ask(auditList, { subject: person.userId });
  expect(entries.map(({ act, details }) => [act, details])).toEqual([
    ['customers.viewed-spot-order', { orderNo, reason }],
    ['customers.viewed-spot-order', { orderNo, reason }],
  ]);
  expect((await member.ask(viewUser, { userId: person.userId, reason })).views.map(({ kind }) => kind)).toContain('viewed-spot-order');
  const reader = await staffBrowser(env, ['reader', 'approver']);
  expect((await reader.call(viewOrder, { orderNo, reason })).body.code).toBe(refusals['right.missing'].code);
  expect((await member.call(viewOrder, { orderNo: '1000000000000000000', reason } as CallInput<typeof viewOrder>)).body.code).toBe(
    refusals['spot.unknown-order'].code,
  );
});
