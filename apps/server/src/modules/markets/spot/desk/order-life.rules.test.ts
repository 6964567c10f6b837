import type { OrderStep } from '@peerbourse/contract/markets/spot/desk/order-step.shape';
import type { Command, PlaceCommand, PlaceOcoCommand } from '@peerbourse/matching/commands';
import type { Event, TradeEvent } from '@peerbourse/matching/events';
import { expect, it } from 'vitest';
import { orderSteps, type ToldOrder } from './order-life.rules.ts';

/** Ticks of 0.1 USDT, lots of 0.00001 BTC, a lot at a tick is one unit of USDT. */
const buy: ToldOrder = {
  id: 7,
  account: 1,
  group: 1,
  side: 'buy',
  placedAt: '2026-11-19T10:00:00.000Z',
  priceScale: 1,
  lotScale: 5,
  baseScale: 8,
  quoteScale: 6,
};
const terms = { account: 1, group: 1, side: 'buy', selfTrade: 'expire-taker', makerRate: 1_000, takerRate: 1_000 } as const;
const place: PlaceCommand = {
  ...terms,
  type: 'place',
  order: 7,
  kind: 'limit',
  tick: 600_000,
  lots: 100,
  budget: 0,
  timeInForce: 'gtc',
  expiresAt: 0,
  triggerTick: 0,
  triggerBy: 'none',
  hold: 60_000_000,
};
const pair: PlaceOcoCommand = {
  ...terms,
  type: 'place-oco',
  order: 7,
  tick: 590_000,
  stopOrder: 8,
  stopKind: 'stop-market',
  stopTick: 620_000,
  stopTimeInForce: 'ioc',
  triggerTick: 610_000,
  triggerBy: 'last',
  lots: 100,
  expiresAt: 0,
  hold: 62_000_000,
};
const trade: TradeEvent = {
  type: 'trade',
  trade: 3,
  tick: 599_000,
  lots: 40,
  value: 23_960_000,
  taker: 'sell',
  buyOrder: 7,
  buyer: 1,
  buyFee: 40,
  buyBack: 40_000,
  buyFrom: 'hold',
  sellOrder: 9,
  seller: 2,
  sellFee: 23_960,
  sellFrom: 'hold',
};

let batch = 0;
const turn = (command: Command, ...events: Event[]) => {
  batch += 1;
  return { batch, at: '2026-11-19T10:00:01.000Z', command, events };
};
/** Only what a step says. */
const said = (steps: readonly OrderStep[]) =>
  steps.map((step) =>
    Object.fromEntries(Object.entries(step).filter(([name, value]) => value !== null && name !== 'at' && name !== 'batch')),
  );
const of = (order: ToldOrder, command: Command, ...events: Event[]) => said(orderSteps(order, [turn(command, ...events)])).slice(1);

it('keeps what was asked for at first, with the command that did each step', () => {
  const accepted = {
    type: 'accepted',
    order: 7,
    account: 1,
    side: 'buy',
    kind: 'limit',
    timeInForce: 'gtc',
    tick: 600_000,
    lots: 100,
    sequence: 1,
    held: 60_000_000,
    back: 0,
  } as const;
  const amended = { type: 'amended', order: 7, account: 1, tick: 595_000, lots: 60, sequence: 4, held: 35_700_000, back: 300_000 } as const;
  const done = { type: 'done', order: 7, account: 1, reason: 'cancelled', lots: 60, back: 35_700_000 } as const;
  const steps = orderSteps(buy, [
    turn(place, accepted, { type: 'level', side: 'buy', tick: 600_000, lots: 100 }),
    turn({ ...place, order: 9, account: 2, group: 2, side: 'sell' }, trade),
    turn({ type: 'amend', order: 7, account: 1, tick: 595_000, lots: 100, hold: 0 }, amended),
    turn({ type: 'cancel-all', account: 1, group: 1, side: 'both' }, { ...done, order: 6 }, done),
  ]);
  expect(steps.map((step) => step.batch)).toEqual([null, '1', '2', '3', '4']);
  expect(said(steps)).toEqual([
    { kind: 'placed', price: '60000', quantity: '0.001' },
    { kind: 'accepted', cause: 'place', price: '60000', quantity: '0.001', held: '60' },
    {
      kind: 'trade',
      cause: 'somebody-else',
      price: '59900',
      quantity: '0.0004',
      amount: '23.96',
      tradeNo: '3',
      isMaker: true,
      fee: '0.0000004',
      back: '0.04',
    },
    { kind: 'amended', cause: 'amend', price: '59500', quantity: '0.0006', held: '35.7', back: '0.3' },
    { kind: 'done', cause: 'cancel-all', quantity: '0.0006', back: '35.7', reason: 'cancelled' },
  ]);
});

it('tells a sale in its own coins: it holds base, pays a fee in quote, and nothing comes back for a better price', () => {
  const sale = { ...buy, id: 9, account: 2, group: 2, side: 'sell' } as const;
  expect(of(sale, place, trade)).toEqual([
    {
      kind: 'trade',
      cause: 'somebody-else',
      price: '59900',
      quantity: '0.0004',
      amount: '23.96',
      tradeNo: '3',
      isMaker: false,
      fee: '0.02396',
    },
  ]);
  const reduced = { type: 'reduced', order: 9, account: 2, reason: 'self-trade', lots: 60, back: 40_000 } as const;
  expect(of(sale, { ...place, account: 5, group: 2 }, reduced)).toEqual([
    { kind: 'reduced', cause: 'same-person', quantity: '0.0006', back: '0.0004', reason: 'self-trade' },
  ]);
});

it('a market buy spends an amount and has neither price nor quantity', () => {
  const spending: PlaceCommand = { ...place, kind: 'market', lots: 0, budget: 50_000_000, timeInForce: 'ioc', hold: 50_000_000 };
  const done: Event = { type: 'done', order: 7, account: 1, reason: 'not-filled', lots: 0, back: 50_000_000 };
  expect(said(orderSteps(buy, [turn(spending, done)]))).toEqual([
    { kind: 'placed', amount: '50' },
    { kind: 'done', cause: 'place', back: '50', reason: 'not-filled' },
  ]);
});

it('tells each order of a pair what happened to it, and both that they were refused', () => {
  const stop = { ...buy, id: 8 };
  const ended: Event = { type: 'done', order: 7, account: 1, reason: 'oco', lots: 100, back: 59_000_000 };
  const triggered: Event = { type: 'triggered', order: 8, account: 1, sequence: 5, held: 62_000_000, taken: 59_000_000 };
  const reference: Command = { type: 'reference', tick: 610_000 };
  expect(of(buy, reference, ended, triggered)).toEqual([
    { kind: 'done', cause: 'reference', quantity: '0.001', back: '59', reason: 'oco' },
  ]);
  expect(of(stop, reference, ended, triggered)).toEqual([{ kind: 'triggered', cause: 'reference', held: '62' }]);
  const refused: Event = { type: 'refused', command: 'place-oco', order: 7, account: 1, reason: 'would-trigger', back: 62_000_000 };
  expect(said(orderSteps(buy, [turn(pair, refused)]))).toEqual([
    { kind: 'placed', price: '59000', quantity: '0.001' },
    { kind: 'refused', cause: 'place-oco', reason: 'would-trigger' },
  ]);
  expect(said(orderSteps(stop, [turn(pair, refused)]))).toEqual([
    { kind: 'placed', quantity: '0.001' },
    { kind: 'refused', cause: 'place-oco', reason: 'would-trigger' },
  ]);
});

it('an amendment that was refused gives back what was set aside for it', () => {
  const refused: Event = { type: 'refused', command: 'amend', order: 7, account: 1, reason: 'price-band', back: 1_500_000 };
  expect(of(buy, { type: 'amend', order: 7, account: 1, tick: 900_000, lots: 100, hold: 1_500_000 }, refused)).toEqual([
    { kind: 'refused', cause: 'amend', back: '1.5', reason: 'price-band' },
  ]);
});

it('what happened to others is no step of it', () => {
  const others: Event[] = [
    { type: 'done', order: 77, account: 1, reason: 'filled', lots: 0, back: 0 },
    { ...trade, buyOrder: 70 },
    { type: 'state', state: 'halted', reason: 'command' },
  ];
  expect(of(buy, { type: 'state', state: 'halted' }, ...others)).toEqual([]);
});
