import { type Client, isRefused } from '@peerbourse/client';
import { times } from './levels.ts';
import { randomOf } from './random.ts';

type Side = 'buy' | 'sell';

/** Value of an order, in coins of the quote. */
const [smallest, largest] = [12, 400];

/** Small orders, one at a time, on markets that the seed chooses. */
export class Takers {
  private readonly client: Client;
  private readonly random: () => number;
  /** Sides of which there are no coins left, until the other side has brought some. */
  private readonly empty = new Map<string, Side>();

  constructor(client: Client, seed: number) {
    this.client = client;
    this.random = randomOf(seed);
  }

  /** One order, if there is a price to take. */
  async take(): Promise<void> {
    const [{ markets }, { tickers }] = await Promise.all([this.client.spot.markets(), this.client.spot.tickers()]);
    const open = markets.filter(({ state }) => state === 'open');
    const market = open[Math.floor(this.random() * open.length)];
    const [isBuy, share] = [this.random() < 0.5, this.random()];
    const ticker = tickers.find(({ symbol }) => symbol === market?.symbol);
    if (!market || !ticker?.bid || !ticker.ask) return;
    const { symbol, quantityStep } = market;
    const side = this.empty.get(symbol) === 'buy' ? 'sell' : this.empty.get(symbol) === 'sell' ? 'buy' : isBuy ? 'buy' : 'sell';
    // Most are small.
    const value = smallest + (largest - smallest) * share ** 3;
    const lots = Math.max(1, Math.round(value / Number(ticker.ask) / Number(quantityStep)));
    try {
      await this.client.spot.placeOrder({ symbol, side, type: 'market', quantity: times(lots, quantityStep), answer: 'ack' });
      this.empty.delete(symbol);
    } catch (error) {
      if (!isRefused(error, 'ledger.too-little')) throw error;
      this.empty.set(symbol, side);
    }
  }
}
