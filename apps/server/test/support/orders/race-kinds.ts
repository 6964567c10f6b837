import { inFlightGraceMs } from '@peerbourse/rules/p2p-orders/order-times';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { makeLog } from '#platform/log.ts';
import type { Dice } from '../faults/dice.ts';
import { commandAct, type OrderAct, type OrderVerb, placeAct, publishAct, termsOf } from './order-acts.ts';
import type { OrderGrounds, OrderTrader } from './order-market.ts';
import type { RaceWork } from './race-actor.ts';

type Placed = { orderNo: string; version: number; orderPrice: string };

/** Before a race: two people, an ad, and an order where the race is about one. */
export interface RaceScene {
  grounds: OrderGrounds;
  dice: Dice;
  maker: OrderTrader;
  taker: OrderTrader;
  other: OrderTrader;
  side: 'sell' | 'buy';
  adNo: string;
  order: Placed | undefined;
  /** Does one thing at once, with nobody in the way. */
  at: (act: OrderAct) => Promise<unknown>;
}

export interface RaceKind {
  /** What the order has been through before; undefined where the race is about the ad. */
  way: readonly OrderVerb[] | undefined;
  quantity?: string;
  /** The second one is the sweep, and the first one has begun while there was time. */
  isAtDeadline?: true;
  /** Each of the two may be done, if in turn: only then may both be. */
  mayBothWin?: true;
  works: (scene: RaceScene) => readonly [RaceWork, RaceWork];
  /** How who loses is refused, where it is not because the order has changed. */
  refusals?: readonly string[];
}

const sides = ({ side, maker, taker }: RaceScene) => (side === 'sell' ? { seller: maker, buyer: taker } : { seller: taker, buyer: maker });

const sideOfVerb: Partial<Record<OrderVerb, 'buyer' | 'seller'>> = {
  'confirm-paid': 'buyer',
  'undo-paid': 'buyer',
  'cancel-order': 'buyer',
};

export function actOf(scene: RaceScene, verb: OrderVerb, more: Record<string, unknown> = {}): OrderAct {
  const people = sides(scene);
  const who = people[sideOfVerb[verb] ?? 'seller'];
  return commandAct(verb, { who, seller: people.seller, order: scene.order as Placed, more });
}

const command =
  (scene: RaceScene, verb: OrderVerb, more: Record<string, unknown> = {}): RaceWork =>
  (runner) =>
    runner.act(actOf(scene, verb, more));

const log = makeLog('fatal', 'worker');

export async function sweepOnce({ pools }: OrderGrounds): Promise<void> {
  await expireOrders({ db: pools.worker, log });
}

/** It says nothing of what it did: the events of the order do. */
const sweep =
  ({ grounds }: RaceScene): RaceWork =>
  async (runner) => {
    await runner.park();
    await sweepOnce(grounds);
  };

const take =
  ({ adNo, side }: RaceScene, who: OrderTrader): RaceWork =>
  (runner) =>
    runner.act(placeAct(who, adNo, '101', side === 'buy'));

const edit =
  ({ maker, adNo, side }: RaceScene): RaceWork =>
  async (runner) => {
    const { version } = (await runner.act({ who: maker, verb: 'edit-ad', input: { adNo } })) as { version: number };
    const terms = termsOf(maker, side, { pricing: { priceType: 'fixed', price: '1.02' }, quantity: '700' });
    return await runner.act({ who: maker, verb: 'edit-ad', input: { adNo, save: { version, terms } } });
  };

const remove =
  ({ maker, adNo }: RaceScene): RaceWork =>
  async (runner) => {
    await runner.act({ who: maker, verb: 'switch-ad', input: { adNo, isOnline: false } });
    return await runner.act({ who: maker, verb: 'delete-ad', input: { adNo } });
  };

const gone = ['p2p-ads.unknown-ad', 'p2p-orders.price-changed', 'p2p-orders.not-eligible'];

/** Pairs of acts that cannot both be done, by name. */
export const raceKinds: Readonly<Record<string, RaceKind>> = {
  'confirm-paid x expire-payment': {
    way: [],
    isAtDeadline: true,
    works: (scene) => [command(scene, 'confirm-paid'), sweep(scene)],
  },
  'cancel-order x confirm-paid': { way: [], works: (scene) => [command(scene, 'cancel-order'), command(scene, 'confirm-paid')] },
  'release-coins x cancel-order': {
    way: ['confirm-paid'],
    works: (scene) => [command(scene, 'release-coins'), command(scene, 'cancel-order')],
  },
  'release-coins x release-coins': {
    way: ['confirm-paid'],
    works: (scene) => [command(scene, 'release-coins'), command(scene, 'release-coins')],
  },
  'undo-paid x release-coins': {
    way: ['confirm-paid'],
    works: (scene) => [command(scene, 'undo-paid'), command(scene, 'release-coins')],
  },
  'extend-payment x expire-payment': {
    way: [],
    isAtDeadline: true,
    works: (scene) => [command(scene, 'extend-payment'), sweep(scene)],
  },
  'answer-cancel x release-coins': {
    way: ['confirm-paid', 'cancel-order'],
    works: (scene) => [command(scene, 'answer-cancel', { isAgreed: scene.dice.isLucky(0.7) }), command(scene, 'release-coins')],
  },
  'two takers x last stock': {
    way: undefined,
    quantity: '150',
    works: (scene) => [take(scene, scene.taker), take(scene, scene.other)],
    refusals: ['p2p-ads.sold-out', 'p2p-orders.amount-out-of-range', 'p2p-orders.not-eligible'],
  },
  'edit-ad x place-order': {
    way: undefined,
    mayBothWin: true,
    works: (scene) => [edit(scene), take(scene, scene.taker)],
    refusals: gone,
  },
  'delete-ad x place-order': {
    way: undefined,
    works: (scene) => [remove(scene), take(scene, scene.taker)],
    refusals: [...gone, 'p2p-ads.open-orders'],
  },
};

/** The ad, and the order on its way. */
export async function prepare(scene: RaceScene, { way, quantity = '1000' }: RaceKind): Promise<RaceScene> {
  const { maker, taker, side } = scene;
  const { adNo } = (await scene.at(publishAct(maker, side, { quantity }))) as { adNo: string };
  if (way === undefined) return { ...scene, adNo };
  let ready = { ...scene, adNo, order: (await scene.at(placeAct(taker, adNo, '101', side === 'buy'))) as Placed };
  for (const verb of way) ready = { ...ready, order: ((await scene.at(actOf(ready, verb))) as { order: Placed }).order };
  return ready;
}

/** The time to pay, with its grace, ends in so many milliseconds. */
export async function endTimeIn({ grounds: { query }, order }: RaceScene, ms: number): Promise<void> {
  await query(`UPDATE p2p_orders_orders SET pay_by = clock_timestamp() + make_interval(secs => $2) WHERE order_no = $1`, [
    order?.orderNo,
    (ms - inFlightGraceMs) / 1_000,
  ]);
}
