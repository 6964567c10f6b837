import { setTimeout } from 'node:timers/promises';
import type { Client } from '@peerbourse/client';
import { randomOf } from '../../bots/random.ts';

/** Of BTC/USDT in the demonstration. */
export const symbol = 'BTCUSDT';
const [priceDecimals, lotDecimals] = [1, 5];
/** A maker asks a little more often than anybody looks, so that each look finds something new. */
const everyMs = 40;
const levels = 20;
/** Ticks between two levels. */
const spacing = 10;
const leastLots = 500;
const mostLots = 2_500;
/** Of each side, at a time. */
const changed = 4;
const chanceOfMove = 0.25;
/** Steps that the middle may be away from where it began: further and it would leave what the market allows. */
const range = 100;

/** Quotes twenty levels on each side and changes some of them all the time; now and then the whole book goes a step up or down. */
export class RestlessMaker {
  private readonly client: Client;
  private readonly random = randomOf(1);
  /** Lots by tick, as long as the level is near enough. */
  private readonly lots = new Map<number, number>();
  private readonly start: number;
  private steps = 0;

  constructor(client: Client, price: number) {
    this.client = client;
    this.start = Math.round((price * 10 ** priceDecimals) / spacing);
  }

  static async open(client: Client): Promise<RestlessMaker> {
    const { tickers } = await client.spot.tickers({ symbol });
    const price = Number(tickers[0]?.reference);
    if (!(price > 0)) throw new Error('the market has no reference price');
    await client.spot.reserveQuotes({ symbol, base: '0.9', quote: '90000' });
    return new RestlessMaker(client, price);
  }

  /** Until it is told to end. */
  async quote(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      const next = setTimeout(everyMs);
      this.change();
      await this.client.spot.setQuotes({ symbol, bids: this.side(-1), asks: this.side(1), answer: 'ack' });
      await next;
    }
  }

  private change(): void {
    if (this.random() < chanceOfMove) {
      const step = this.random() < 0.5 ? -1 : 1;
      if (Math.abs(this.steps + step) <= range) this.steps += step;
    }
    for (const sign of [-1, 1]) {
      for (let times = 0; times < changed; times++) this.lots.delete(this.tickAt(sign, Math.floor(this.random() * levels)));
    }
  }

  private side(sign: number): Array<[string, string]> {
    return Array.from({ length: levels }, (_, place): [string, string] => {
      const tick = this.tickAt(sign, place);
      const lots = this.lots.get(tick) ?? Math.floor(leastLots + this.random() * (mostLots - leastLots));
      this.lots.set(tick, lots);
      return [written(tick, priceDecimals), written(lots, lotDecimals)];
    });
  }

  private tickAt(sign: number, place: number): number {
    return (this.start + this.steps + sign * (place + 1)) * spacing;
  }
}

/** So many steps as the decimal that the exchange writes. */
function written(steps: number, decimals: number): string {
  return String(Number((steps / 10 ** decimals).toFixed(decimals)));
}
