import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { installFaults } from '#platform/faults.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  await env.start('matcher');
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

describe('an order', () => {
  it('sets its coins aside when it is accepted, and gives them back when it is cancelled', async () => {
    const owner = await spot.newTrader(1_000n * usdt);
    const order = await spot.place({ owner, side: 'buy', tick: 590_000, lots: 1_000 });
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 410n * usdt, held: 590n * usdt });
    await spot.settled();
    expect(await spot.order(order)).toMatchObject({ state: 'open', left_lots: 1_000n });
    expect(await spot.cancel(owner, order)).toBe('open');
    await spot.settled();
    expect(await spot.order(order)).toMatchObject({ state: 'done', reason: 'cancelled', held: 0n });
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 1_000n * usdt, held: 0n });
  });

  it('meets another one: both have what they wanted, less the fee of what they get', async () => {
    const [buyer, seller] = [await spot.newTrader(1_000n * usdt), await spot.newTrader(0n, btc)];
    const sell = await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 1_000 });
    await spot.settled();
    const buy = await spot.place({ owner: buyer, side: 'buy', tick: 601_000, lots: 400 });
    await spot.settled();
    expect(await spot.order(buy)).toMatchObject({
      state: 'done',
      reason: 'filled',
      filled_lots: 400n,
      filled_value: 240n * usdt,
      fee: 400n,
    });
    expect(await spot.order(sell)).toMatchObject({ state: 'open', left_lots: 600n, filled_lots: 400n, fee: 240_000n });
    expect(await spot.coins(buyer, 'USDT')).toEqual({ spot: 760n * usdt, held: 0n });
    expect(await spot.coins(buyer, 'BTC')).toEqual({ spot: 399_600n, held: 0n });
    expect(await spot.coins(seller, 'USDT')).toEqual({ spot: 240n * usdt - 240_000n, held: 0n });
    expect(await spot.coins(seller, 'BTC')).toEqual({ spot: btc - 1_000_000n, held: 600_000n });
    await spot.cancel(seller, sell);
    await spot.settled();
  });

  it('is refused alone when its owner has too little, and others of the same moment are not', async () => {
    const [poor, rich] = [await spot.newTrader(usdt), await spot.newTrader(1_000n * usdt)];
    const answers = await spot.placeMany([
      { owner: poor, side: 'buy', tick: 590_000, lots: 1_000 },
      { owner: rich, side: 'buy', tick: 590_000, lots: 100 },
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['too-little', 'accepted']);
    expect(await spot.coins(poor, 'USDT')).toEqual({ spot: usdt, held: 0n });
    await spot.cancel(rich, answers[1]?.order as string);
    await spot.settled();
  });

  it('is placed once under its client order id, whoever of 16 is first; another one under it is refused', async () => {
    const owner = await spot.newTrader(1_000n * usdt);
    const asked = { owner, side: 'buy', tick: 590_000, lots: 1_000, clientOrderId: 'mine-1', content: 'aa' } as const;
    const answers = (await Promise.all(Array.from({ length: 16 }, () => spot.placeMany([asked])))).flat();
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === 'known')).toHaveLength(15);
    expect(new Set(answers.map(({ order }) => order)).size).toBe(1);
    const [other] = await spot.placeMany([{ ...asked, lots: 2, content: 'bb' }]);
    expect(other?.outcome).toBe('client-order-id');
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 410n * usdt, held: 590n * usdt });
    await spot.cancel(owner, answers[0]?.order as string);
    await spot.settled();
  });

  it('that the market refuses is over with its reason, and holds nothing', async () => {
    const owner = await spot.newTrader(1_000n * usdt);
    const order = await spot.place({ owner, side: 'buy', tick: 640_000, lots: 100 });
    await spot.settled();
    expect(await spot.order(order)).toMatchObject({ state: 'done', reason: 'price-band', held: 0n });
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 1_000n * usdt, held: 0n });
  });

  it('at market spends its budget and gives back what buys no lot', async () => {
    const [buyer, seller] = [await spot.newTrader(100n * usdt), await spot.newTrader(0n, btc)];
    const sell = await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 1_000 });
    await spot.settled();
    const buy = await spot.place({ owner: buyer, side: 'buy', kind: 'market', timeInForce: 'ioc', tick: 630_000, budget: 100_000_000 });
    await spot.settled();
    expect(await spot.order(buy)).toMatchObject({ state: 'done', reason: 'filled', filled_lots: 166n, filled_value: 99_600_000n });
    expect(await spot.coins(buyer, 'USDT')).toEqual({ spot: 400_000n, held: 0n });
    await spot.cancel(seller, sell);
    await spot.settled();
  });

  it('that is filled while its amendment is on the way is over, and what was set aside for the amendment comes back', async () => {
    const [buyer, seller] = [await spot.newTrader(1_000n * usdt), await spot.newTrader(0n, btc)];
    const sell = await spot.place({ owner: seller, side: 'sell', tick: 600_000, lots: 400 });
    await spot.settled();
    const matched = Promise.withResolvers<void>();
    const amended = Promise.withResolvers<void>();
    installFaults((name) => {
      if (name !== 'spot.before-settling') return;
      matched.resolve();
      return amended.promise;
    });
    const buy = await spot.place({ owner: buyer, side: 'buy', tick: 600_000, lots: 400 });
    await matched.promise;
    expect(await spot.amend(seller, sell, 600_000, 900)).toBe('asked');
    expect(await spot.coins(seller, 'BTC')).toEqual({ spot: btc - 900_000n, held: 900_000n });
    amended.resolve();
    installFaults(undefined);
    await spot.settled();
    expect(await spot.order(sell)).toMatchObject({ state: 'done', reason: 'filled', filled_lots: 400n, held: 0n });
    expect(await spot.order(buy)).toMatchObject({ state: 'done', reason: 'filled' });
    expect(await spot.coins(seller, 'BTC')).toEqual({ spot: btc - 400_000n, held: 0n });
    expect(await spot.wrongHolds()).toEqual([]);
  });

  it('that is amended holds what it needs now; less keeps its place', async () => {
    const owner = await spot.newTrader(1_000n * usdt);
    const order = await spot.place({ owner, side: 'buy', tick: 580_000, lots: 1_000 });
    await spot.settled();
    expect(await spot.amend(owner, order, 590_000, 1_500)).toBe('asked');
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 115n * usdt, held: 885n * usdt });
    await spot.settled();
    expect(await spot.order(order)).toMatchObject({ state: 'open', tick: 590_000n, lots: 1_500n, left_lots: 1_500n, held: 885n * usdt });
    expect(await spot.amend(owner, order, 590_000, 100)).toBe('asked');
    await spot.settled();
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 941n * usdt, held: 59n * usdt });
    expect(await spot.amend(owner, order, 640_000, 100)).toBe('asked');
    await spot.settled();
    expect(await spot.order(order), 'refused by the band: as it was').toMatchObject({ tick: 590_000n, held: 59n * usdt });
    expect(await spot.coins(owner, 'USDT')).toEqual({ spot: 941n * usdt, held: 59n * usdt });
    await spot.cancel(owner, order);
    await spot.settled();
  });

  it('with a stop waits for its price, then trades', async () => {
    const [buyer, seller, third] = [
      await spot.newTrader(1_000n * usdt),
      await spot.newTrader(0n, btc),
      await spot.newTrader(1_000n * usdt),
    ];
    const stop = await spot.place({
      owner: third,
      side: 'buy',
      kind: 'stop-limit',
      timeInForce: 'gtc',
      tick: 605_000,
      lots: 100,
      triggerTick: 602_000,
      triggerBy: 'last',
    });
    await spot.settled();
    expect(await spot.order(stop)).toMatchObject({ state: 'waiting' });
    const sell = await spot.place({ owner: seller, side: 'sell', tick: 602_000, lots: 200 });
    await spot.place({ owner: buyer, side: 'buy', tick: 602_000, lots: 100 });
    await spot.settled();
    expect(await spot.order(stop)).toMatchObject({ state: 'done', reason: 'filled', filled_lots: 100n });
    expect(await spot.order(sell)).toMatchObject({ state: 'done', reason: 'filled' });
  });
});

describe('after everything', () => {
  beforeEach(() => spot.settled());

  it('accounts of holds are what open orders hold', async () => {
    expect(await spot.wrongHolds()).toEqual([]);
  });

  it('the tape, the candles and the orders tell the same', async () => {
    const [row] = await env.query(
      `SELECT (SELECT sum(lots) FROM spot_trades WHERE symbol = $1)::text AS tape,
        (SELECT sum(lots) FROM spot_candles WHERE symbol = $1 AND minutes = 1)::text AS minutes,
        (SELECT sum(lots) FROM spot_candles WHERE symbol = $1 AND minutes = 60)::text AS hours,
        (SELECT sum(filled_lots) / 2 FROM spot_orders WHERE symbol = $1)::bigint::text AS orders`,
      [symbol],
    );
    expect(row?.tape).not.toBe('0');
    expect(row).toEqual({ tape: row?.tape, minutes: row?.tape, hours: row?.tape, orders: row?.tape });
  });
});
