import { randomUUID } from 'node:crypto';
import type { OrderDetail } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import type { OrderSide, OrderStatus } from '@peerbourse/rules/p2p-orders/order-state';
import { commandsOf, type OrderCommand, transitions } from '@peerbourse/rules/p2p-orders/transitions';
import { pause } from '#platform/clock.ts';
import type { Dice } from '../faults/dice.ts';
import { commandAct, type OrderVerb, placeAct } from './order-acts.ts';
import type { OrderGrounds, OrderTrader } from './order-market.ts';
import type { Act, Told } from './order-process.ts';

/** One attempt; never throws. */
export type Ask = (act: Act, key: string, dice: Dice) => Promise<Told>;

/** A step that somebody was told is done: the event of an order that must be there, once. */
export interface ToldStep {
  orderNo: string;
  seq: number;
  code: string;
}

export interface AdOfLife {
  adNo: string;
  side: 'sell' | 'buy';
  maker: OrderTrader;
}

/** What all lives have in common. */
export interface Lives {
  grounds: OrderGrounds;
  ask: Ask;
  traders: readonly OrderTrader[];
  ads: readonly AdOfLife[];
  told: ToldStep[];
  /** What staff and merchants were told is done. */
  marks: string[];
  counts: Record<string, number>;
  problems: string[];
}

/** Commands that share a call. */
const verbOf: Partial<Record<string, { verb: OrderVerb; more: Record<string, unknown> }>> = {
  'deny-payment': { verb: 'answer-cancel', more: { isAgreed: true } },
  'agree-cancel': { verb: 'answer-cancel', more: { isAgreed: true } },
  'affirm-payment': { verb: 'answer-cancel', more: { isAgreed: false } },
  'refuse-cancel': { verb: 'answer-cancel', more: { isAgreed: false } },
};

const mostSteps = 8;

/** Somebody takes an ad, and both do what the order offers them, as dice say; some of them leave, and time passes. */
export async function liveOrder(lives: Lives, dice: Dice): Promise<void> {
  const { adNo, side, maker } = dice.pick(lives.ads);
  const taker = dice.pick(lives.traders.filter(({ accountId }) => accountId !== maker.accountId));
  const [buyer, seller] = side === 'sell' ? [taker, maker] : [maker, taker];
  const people = { buyer, seller };
  let order = (await submit(lives, dice, placeAct(taker, adNo, String(dice.between(20, 60)), side === 'buy'))) as OrderDetail | undefined;
  if (!order) return;
  lives.told.push({ orderNo: order.orderNo, seq: order.version, code: 'place-order' });
  const steps = dice.between(0, mostSteps);
  for (let step = 0; step < steps && order; step += 1) {
    if (dice.isLucky(0.12)) return await passOrderTime(lives, order.orderNo);
    order = await takeStep(lives, dice, order, people);
  }
}

/** Mostly what the table allows one of the two, and now and then anything. */
async function takeStep(lives: Lives, dice: Dice, order: OrderDetail, people: { buyer: OrderTrader; seller: OrderTrader }) {
  const { side, command } = choose(order, dice);
  const { verb, more } = verbOf[command] ?? { verb: command as OrderVerb, more: {} };
  const late = command === 'question-order' && side === 'buyer' && order.orderStatus === 4 ? { reason: 'paid-late' } : {};
  const act = commandAct(verb, { who: people[side], seller: people.seller, order, more: { ...more, ...late } });
  const outcome = (await submit(lives, dice, act)) as { isDone: boolean; order: OrderDetail } | undefined;
  if (outcome?.isDone) noteDone(lives, outcome.order, verb, command);
  // What follows is for staff.
  return outcome?.isDone && verb === 'question-order' ? undefined : (outcome?.order ?? order);
}

const everyCommand = [...new Set(transitions.filter(({ actor }) => actor !== 'system' && actor !== 'staff').map(({ command }) => command))];

function choose(order: OrderDetail, dice: Dice): { side: OrderSide; command: OrderCommand } {
  const { orderStatus, acceptance, cancelRequest, isExtended, orderType, continuedByOrderNo, closeReason } = order;
  const makerSide = orderType === 'sell' ? 'seller' : 'buyer';
  const status = orderStatus as OrderStatus;
  const state = {
    status,
    acceptance,
    cancelRequest,
    makerSide,
    isExtended,
    isContinued: continuedByOrderNo !== null,
    closeReason,
    isFrozen: order.freeze !== null,
  } as const;
  const possible = (['buyer', 'seller'] as const).flatMap((side) => commandsOf(state, side).map(({ command }) => ({ side, command })));
  if (possible.length > 0 && dice.isLucky(0.85)) return dice.pick(possible);
  return { side: dice.pick(['buyer', 'seller'] as const), command: dice.pick(everyCommand) };
}

/** The event says what an answer meant: which request it was to is up to the order. */
function noteDone(lives: Lives, order: OrderDetail, verb: OrderVerb, command: string): void {
  lives.told.push({ orderNo: order.orderNo, seq: order.version, code: verb === 'answer-cancel' ? 'answer-cancel' : command });
  if ((verb === 'continue-order' || verb === 'question-order') && order.continuedByOrderNo)
    lives.told.push({ orderNo: order.continuedByOrderNo, seq: 1, code: verb });
}

/** Under one key until it is answered. Refused is answered as well. */
export async function submit({ ask, counts, problems }: Lives, dice: Dice, act: Act): Promise<unknown> {
  const key = randomUUID();
  for (;;) {
    const told = await ask(act, key, dice);
    const name = `${act.verb}: ${told.is === 'refused' ? told.why : told.is}`;
    counts[name] = (counts[name] ?? 0) + 1;
    if (told.is === 'ok') return told.answer;
    if (told.is === 'bug') problems.push(`${act.verb}: ${told.why}`);
    if (told.is !== 'unknown') return undefined;
    await pause(dice.between(5, 60));
  }
}

/** Everything that the order waits for is over. */
export async function passOrderTime({ grounds: { query }, counts }: Lives, orderNo: string): Promise<void> {
  counts['time passed'] = (counts['time passed'] ?? 0) + 1;
  await query(
    `UPDATE p2p_orders_orders SET accept_by = accept_by - interval '1 day', pay_by = pay_by - interval '1 day',
       release_by = release_by - interval '1 day', answer_by = answer_by - interval '1 day' WHERE order_no = $1`,
    [orderNo],
  );
}
