import { crc32 } from 'node:zlib';
import type { ChannelSnapshot } from '@peerbourse/contract/channel';
import type { ServerFrame } from '@peerbourse/contract/core/live/protocol';
import type { MainId, UserId } from '@peerbourse/contract/ids';
import { orderBook } from '@peerbourse/contract/markets/spot/order-book';
import type { spotBookChannel } from '@peerbourse/contract/markets/spot/spot-book.channel';
import { spotOrdersChannel } from '@peerbourse/contract/markets/spot/spot-orders.channel';
import { tickers } from '@peerbourse/contract/markets/spot/tickers';
import { trades } from '@peerbourse/contract/markets/spot/trades';
import { type Book, changedBook, crcOfBook } from '@peerbourse/rules/spot/book';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { wallClockMs } from '#platform/clock.ts';
import { writeTicket } from '#platform/live/ticket.ts';
import { Browser } from '../support/browser.ts';
import { symbol } from '../support/fixtures/spot-market.ts';
import { LiveClient } from '../support/live-client.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { SpotHarness } from './spot-harness.ts';

let env: TestEnvironment;
let spot: SpotHarness;
let guest: Browser;
const clients: LiveClient[] = [];

beforeAll(async () => {
  env = await openTestEnvironment();
  spot = await SpotHarness.open(env);
  for (const role of ['api', 'worker', 'matcher', 'stream'] as const) await env.start(role);
  guest = new Browser(env);
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

afterAll(async () => {
  await spot.close();
  await env.close();
});

const usdt = 1_000_000n;
const btc = 100_000_000n;

async function listener(ch: string, owner?: string): Promise<LiveClient> {
  const client = await LiveClient.open(env.addressOf('stream'));
  clients.push(client);
  if (owner !== undefined) client.say({ op: 'auth', ticket: writeTicket(await actorOf(owner), env.config.ticketSecret, wallClockMs()) });
  client.say({ op: 'sub', ch });
  return client;
}

async function actorOf(owner: string) {
  const flags = { isTrader: false, isCopper: false, isNewDevice: false, isHeld: false };
  return {
    kind: 'user',
    accountId: owner as MainId,
    mainId: owner as MainId,
    userId: await userIdOf(owner),
    sessionId: '1',
    ...flags,
  } as const;
}

async function userIdOf(owner: string): Promise<UserId> {
  const [row] = await env.query<{ user_id: UserId }>('SELECT user_id FROM accounts_users WHERE id = $1', [owner]);
  return (row as { user_id: UserId }).user_id;
}

type BookFrame = ChannelSnapshot<typeof spotBookChannel>;

/** The book as a listener has it after all that came, each frame compared with its crc. */
function followed(frames: readonly ServerFrame[]): { book: Book; seq: number; wrong: number } {
  let state = { book: { bids: [], asks: [] } as Book, seq: -1, wrong: 0 };
  for (const frame of frames) {
    if (frame.op !== 'snap' && frame.op !== 'upd') continue;
    const data = frame.data as BookFrame;
    if (frame.op === 'upd' && frame.prev !== state.seq) throw new Error(`${frame.seq} follows ${frame.prev} and not ${state.seq}`);
    const book = frame.op === 'snap' ? data : changedBook(state.book, data);
    state = { book, seq: frame.seq, wrong: state.wrong + (crcOfBook(book) === data.crc ? 0 : 1) };
  }
  return state;
}

describe('the book', () => {
  it('that a listener follows is the one that can be asked for, at every step and in the end', async () => {
    const [buyer, seller] = [await spot.newTrader(100_000n * usdt), await spot.newTrader(0n, 10n * btc)];
    const [shallow, deep] = [await listener(`spot-book.${symbol}-20`), await listener(`spot-book.${symbol}-200`)];
    await Promise.all([shallow.next('snap'), deep.next('snap')]);
    const open: Array<[string, string]> = [];
    for (let turn = 0; turn < 12; turn++) {
      const asked = Array.from({ length: 6 }, (_, n) => [
        { owner: buyer, side: 'buy' as const, tick: 599_000 - ((turn * 7 + n * 13) % 97), lots: 100 + n },
        { owner: seller, side: 'sell' as const, tick: 601_000 + ((turn * 5 + n * 11) % 97), lots: 100 + n },
      ]).flat();
      for (const order of asked) open.push([order.owner, await spot.place(order)]);
      if (turn % 3 === 2) for (const [owner, order] of open.splice(0, 20)) await spot.cancel(owner, order);
      await spot.settled();
    }
    const taker = await spot.newTrader(100_000n * usdt);
    open.push([taker, await spot.place({ owner: taker, side: 'buy', tick: 601_020, lots: 900 })]);
    await spot.settled();

    for (const [client, depth] of [
      [shallow, 20],
      [deep, 200],
    ] as const) {
      // biome-ignore format: two listeners
      const { bids, asks } = await guest.ask(orderBook, { symbol, depth });
      const shown = {
        bids: bids.map(([price, quantity]) => [Number(price) * 10, Math.round(Number(quantity) * 1e5)]),
        asks: asks.map(([price, quantity]) => [Number(price) * 10, Math.round(Number(quantity) * 1e5)]),
      };
      await expect.poll(() => followed(client.frames).book).toMatchObject(shown);
      expect(followed(client.frames)).toMatchObject({ wrong: 0 });
      // A batch that changes no level may come between the two; what was told is never ahead of what can be asked for afterwards.
      const { seq } = followed(client.frames);
      expect(seq).toBeLessThanOrEqual((await guest.ask(orderBook, { symbol, depth })).batch);
      expect(client.frames.filter(({ op }) => op === 'upd').length).toBeGreaterThan(3);
    }
    expect(followed(deep.frames).book.bids.length).toBeGreaterThan(20);
    expect(followed(shallow.frames).book.bids.length).toBe(20);
    for (const [owner, order] of open) await spot.cancel(owner, order);
    await spot.settled();
    await expect.poll(() => followed(deep.frames).book).toMatchObject({ bids: [] });
  });

  it('says its crc in the way that is written down', async () => {
    const owner = await spot.newTrader(1_000n * usdt);
    const order = await spot.place({ owner, side: 'buy', tick: 590_000, lots: 1_000 });
    await spot.settled();
    const { bids, asks } = await guest.ask(orderBook, { symbol });
    const client = await listener(`spot-book.${symbol}-20`);
    const parts = Array.from({ length: 25 }, (_, place) => [bids[place], asks[place]]).flat();
    const text = parts.flatMap((level) => (level ? [Number(level[0]) * 10, Math.round(Number(level[1]) * 1e5)] : [])).join(':');
    expect((await client.next('snap')).data).toMatchObject({ crc: crc32(text) });
    await spot.cancel(owner, order);
    await spot.settled();
  });

  it.each(['spot-book.BTCUSDT', 'spot-book.BTCUSDT-21', 'spot-book.NOTHERE-20', 'spot-trades.NOTHERE'])('%s is not there', async (ch) => {
    const client = await listener(ch);
    expect(await client.next('refused')).toMatchObject({ ch, code: '40301' });
  });
});

describe('the tape and the tickers', () => {
  it('tell each trade once, in order, and what it does to the market', async () => {
    const [buyer, seller] = [await spot.newTrader(10_000n * usdt), await spot.newTrader(0n, btc)];
    const [tape, markets] = [await listener(`spot-trades.${symbol}`), await listener('spot-tickers')];
    const began = (await tape.next('snap')).data as { trades: Array<{ tradeNo: string }> };
    await markets.next('snap');
    for (let turn = 0; turn < 5; turn++) {
      await spot.place({ owner: seller, side: 'sell', tick: 600_000 + turn, lots: 30 });
      await spot.place({ owner: seller, side: 'sell', tick: 600_100 + turn, lots: 30 });
      await spot.place({ owner: buyer, side: 'buy', tick: 600_200, lots: 60 });
      await spot.settled();
    }
    const last = Number(began.trades.at(-1)?.tradeNo ?? 0);
    const told = () => tape.frames.flatMap((frame) => (frame.op === 'upd' ? (frame.data as { trades: unknown[] }).trades : []));
    await expect.poll(() => told().length).toBe(10);
    expect(told()).toEqual((await guest.ask(trades, { symbol, after: String(last) })).trades);
    const { tickers: shown } = await guest.ask(tickers, { symbol });
    await expect.poll(() => lastOf(markets)).toMatchObject({ tickers: [{ ...shown[0], state: 'open', last: '60010.4' }] });
  });
});

const lastOf = ({ frames }: LiveClient): unknown => (frames.findLast(({ op }) => op === 'upd') as { data: unknown } | undefined)?.data;

describe('own orders', () => {
  it('are told to their owner as they change, with what they traded, and to nobody else', async () => {
    const [buyer, seller] = [await spot.newTrader(1_000n * usdt), await spot.newTrader(0n, btc)];
    const [mine, theirs] = [
      await listener(`spot-orders.${await userIdOf(buyer)}`, buyer),
      await listener(`spot-orders.${await userIdOf(buyer)}`, seller),
    ];
    expect((await mine.next('snap')).data).toEqual({ open: 0 });
    expect(await theirs.next('refused')).toMatchObject({ code: '40301' });

    const order = await spot.place({ owner: buyer, side: 'buy', tick: 590_000, lots: 1_000, clientOrderId: 'mine-7' });
    await spot.settled();
    const [{ no }] = (await env.query<{ no: string }>('SELECT order_no::text AS no FROM spot_orders WHERE id = $1', [order])) as [
      { no: string },
    ];
    const opened = z.parse(spotOrdersChannel.update, (await mine.next('upd')).data);
    const shown = { orderNo: no, clientOrderId: 'mine-7', symbol, side: 'buy' };
    expect(opened).toEqual({
      orders: [{ ...shown, state: 'open', reason: null, filledQuantity: '0', filledAmount: '0' }],
      fills: [],
      isWhole: true,
    });

    await spot.place({ owner: seller, side: 'sell', tick: 590_000, lots: 400 });
    await spot.settled();
    const filled = z.parse(spotOrdersChannel.update, (await mine.next('upd')).data);
    expect(filled.orders).toEqual([{ ...shown, state: 'open', reason: null, filledQuantity: '0.004', filledAmount: '236' }]);
    expect(filled.fills).toMatchObject([
      {
        orderNo: no,
        symbol,
        side: 'buy',
        isMaker: true,
        price: '59000',
        quantity: '0.004',
        amount: '236',
        fee: '0.000004',
        feeCoin: 'BTC',
      },
    ]);

    await spot.cancel(buyer, order);
    await spot.settled();
    const over = z.parse(spotOrdersChannel.update, (await mine.next('upd')).data);
    expect(over.orders).toEqual([{ ...shown, state: 'done', reason: 'cancelled', filledQuantity: '0.004', filledAmount: '236' }]);
    expect(mine.updates(`spot-orders.${await userIdOf(buyer)}`)).toEqual([1, 2, 3]);
  });

  it('of which more change at once than one message holds are told in part, and it is said', async () => {
    const owner = await spot.newTrader(1_000_000n * usdt);
    const client = await listener(`spot-orders.${await userIdOf(owner)}`, owner);
    await client.next('snap');
    await env.stop('matcher');
    for (let n = 0; n < 120; n++) await spot.place({ owner, side: 'buy', tick: 590_000 - n, lots: 10 });
    await env.start('matcher');
    await spot.settled();
    const { orders, isWhole } = z.parse(spotOrdersChannel.update, (await client.next('upd')).data);
    expect([orders.length, isWhole]).toEqual([100, false]);
  });
});

it('that a market is halted, and opens again by an auction, is told at once', async () => {
  const client = await listener('spot-tickers');
  await client.next('snap');
  for (const state of ['halted', 'auction']) {
    await env.query('SELECT spot_command($1, $2)', [symbol, state]);
    await expect.poll(() => lastOf(client)).toMatchObject({ tickers: [{ symbol, state }] });
  }
});
