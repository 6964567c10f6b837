import { randomUUID } from 'node:crypto';
import { pause } from '../../../apps/server/src/platform/clock.ts';
import type { Dice } from '../../../apps/server/test/support/faults/dice.ts';
import type { Call } from '../../../packages/contract/src/call.ts';
import { amendOrder } from '../../../packages/contract/src/markets/spot/amend-order.ts';
import { cancelAll } from '../../../packages/contract/src/markets/spot/cancel-all.ts';
import { cancelOrder } from '../../../packages/contract/src/markets/spot/cancel-order.ts';
import { placeOrder } from '../../../packages/contract/src/markets/spot/place-order.ts';
import { formatUnits } from '../../../packages/rules/src/money.ts';
import type { Customer } from '../chaos/customers.ts';
import type { Answer, AskSpot } from './ask-spot.ts';
import { drawnOrder, priceNear } from './drawn-order.ts';
import type { OrderMemory } from './order-memory.ts';
import { type SpotMarket, spotMarkets } from './spot-markets.ts';

/** An order that somebody may want to end or change, as far as they know. */
interface KnownOrder {
  orderNo: string;
  market: SpotMarket;
}

export interface SpotTrafficOptions {
  ask: AskSpot;
  customers: readonly Customer[];
  memory: OrderMemory;
  /** So many act at once. */
  lanes: number;
  /** Between two acts of one. */
  restMs: readonly [shortest: number, longest: number];
  dice: Dice;
}

const knownOfEach = 12;

/** People who place orders, end and change them all the time, and ask again under the same key until they are answered. */
export class SpotTraffic {
  readonly counts: Record<string, number> = {};
  /** Why attempts had no answer, and how often. */
  readonly unknown: Record<string, number> = {};
  private readonly options: SpotTrafficOptions;
  private readonly known = new Map<string, KnownOrder[]>();
  private readonly end = new AbortController();
  private readonly lanes: Promise<void>[];
  private told = 0;

  constructor(options: SpotTrafficOptions) {
    this.options = options;
    this.lanes = Array.from({ length: options.lanes }, (_, lane) => this.act(options.dice.fork(lane)));
  }

  /** How many acts were answered. */
  get answers(): number {
    return this.told;
  }

  /** Nothing new is asked for; what was asked for is asked again until it is answered. */
  async close(): Promise<void> {
    this.end.abort();
    await Promise.all(this.lanes);
  }

  private async act(dice: Dice): Promise<void> {
    const [shortest, longest] = this.options.restMs;
    while (!this.end.signal.aborted) {
      const customer = dice.pick(this.options.customers);
      const chance = dice.below(100);
      if (chance < 60) await this.place(customer, dice);
      else if (chance < 80) await this.cancel(customer, dice);
      else if (chance < 97) await this.amend(customer, dice);
      else await this.cancelAll(customer, dice);
      await pause(dice.between(shortest, longest), this.end.signal);
    }
  }

  private async place(customer: Customer, dice: Dice): Promise<void> {
    const market = dice.pick(spotMarkets);
    const key = randomUUID();
    this.options.memory.keys.add(key);
    const answer = await this.answered(placeOrder, drawnOrder(market, dice), customer, dice, key);
    if (answer.is !== 'ok') return;
    const { orderNo, state } = answer.data as { orderNo: string; state: string };
    this.options.memory.placed.push(orderNo);
    if (state === 'done') return;
    const known = [...(this.known.get(customer.ownerId) ?? []), { orderNo, market }];
    this.known.set(customer.ownerId, known.slice(-knownOfEach));
  }

  private async cancel(customer: Customer, dice: Dice): Promise<void> {
    const order = this.oneOf(customer, dice);
    if (!order) return;
    const answer = await this.answered(cancelOrder, { orderNo: order.orderNo }, customer, dice);
    if (answer.is === 'ok' && (answer.data as { state: string }).state !== 'done') this.options.memory.cancelled.push(order.orderNo);
    this.forget(customer, order);
  }

  private async amend(customer: Customer, dice: Dice): Promise<void> {
    const order = this.oneOf(customer, dice);
    if (!order) return;
    const { orderNo, market } = order;
    const [tick, lots] = [priceNear(market, dice.pick(['buy', 'sell']), dice), dice.between(10, market.lots * 2)];
    const input = {
      orderNo,
      price: formatUnits(BigInt(tick), market.priceScale),
      quantity: formatUnits(BigInt(lots), market.lotScale),
    };
    const answer = await this.answered(amendOrder, input, customer, dice);
    if (answer.is === 'ok') this.options.memory.amended.push({ orderNo, tick, lots });
    else this.forget(customer, order);
  }

  private async cancelAll(customer: Customer, dice: Dice): Promise<void> {
    const { symbol } = dice.pick(spotMarkets);
    const known = (this.known.get(customer.ownerId) ?? []).filter(({ market }) => market.symbol === symbol);
    const answer = await this.answered(cancelAll, { symbol }, customer, dice);
    if (answer.is !== 'ok' || (answer.data as { orders: number }).orders === 0) return;
    this.options.memory.cancelledAll.push({ owner: customer.ownerId, symbol, orderNos: known.map(({ orderNo }) => orderNo) });
  }

  private oneOf({ ownerId }: Customer, dice: Dice): KnownOrder | undefined {
    const known = this.known.get(ownerId) ?? [];
    return known.length === 0 ? undefined : dice.pick(known);
  }

  private forget({ ownerId }: Customer, order: KnownOrder): void {
    this.known.set(
      ownerId,
      (this.known.get(ownerId) ?? []).filter((one) => one !== order),
    );
  }

  private async answered(call: Call, input: object, { cookie }: Customer, dice: Dice, key: string = randomUUID()): Promise<Answer> {
    for (;;) {
      const answer = await this.options.ask({ call, input, key, cookie }, dice);
      if (answer.is === 'unknown') {
        this.unknown[answer.why] = (this.unknown[answer.why] ?? 0) + 1;
        await pause(dice.between(50, 250));
        continue;
      }
      const name = `${call.name}, ${answer.is === 'ok' ? 'acknowledged' : answer.why}`;
      this.counts[name] = (this.counts[name] ?? 0) + 1;
      this.told += 1;
      return answer;
    }
  }
}
