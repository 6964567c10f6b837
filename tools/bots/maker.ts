import { type Client, isRefused, type QuoteSet, type SpotMarket } from '@peerbourse/client';
import { type Levels, levelsAround, times } from './levels.ts';
import { Volatility } from './volatility.ts';

export interface MakerOptions {
  /** What is reserved on each side of each market, in coins of its quote. */
  reserveValue: number;
  say: (line: string) => void;
}

/** So many fills of one set in so many seconds are more than small orders make. */
const protection = { fills: 100, seconds: 10 };

/** Keeps quote sets round reference prices. */
export class Maker {
  private readonly client: Client;
  private readonly options: MakerOptions;
  private readonly volatilities = new Map<string, Volatility>();

  constructor(client: Client, options: MakerOptions) {
    this.client = client;
    this.options = options;
  }

  /** One look at everything. A market that goes wrong does not keep the others waiting. */
  async look(): Promise<void> {
    const [{ markets }, { rows }, { sets }] = await Promise.all([
      this.client.spot.markets(),
      this.client.marketData.homeMarketTable(),
      this.client.spot.quoteSets(),
    ]);
    const prices = new Map(rows.filter(({ isStale }) => !isStale).map(({ base, quote, price }) => [`${base}/${quote}`, Number(price)]));
    for (const market of markets) {
      const set = sets.find(({ symbol }) => symbol === market.symbol);
      const price = prices.get(`${market.base}/${market.quote}`);
      await this.keep(market, set, price).catch((error: unknown) => this.options.say(`${market.symbol}: ${String(error)}`));
    }
  }

  /** Takes every level away. */
  async leave(): Promise<void> {
    const { sets } = await this.client.spot.quoteSets();
    for (const set of sets) await this.clear(set);
  }

  private async keep(market: SpotMarket, known: QuoteSet | undefined, price: number | undefined): Promise<void> {
    if (price === undefined || (market.state !== 'open' && market.state !== 'post-only')) return known && (await this.clear(known));
    const set = known && hasReserve(known) ? known : await this.reserve(market, price);
    const outlook = {
      price,
      volatility: this.volatilityOf(market).see(price),
      base: Number(set.base),
      quote: Number(set.quote),
      priceStep: market.priceStep,
      quantityStep: market.quantityStep,
    };
    const answer = await this.quote(set, levelsAround(outlook));
    if (answer?.refused === 'would-take') await this.quote(answer, levelsAround({ ...outlook, ...(await this.bestOfOthers(answer)) }));
  }

  private volatilityOf({ symbol }: SpotMarket): Volatility {
    const known = this.volatilities.get(symbol) ?? new Volatility();
    this.volatilities.set(symbol, known);
    return known;
  }

  private async reserve({ symbol, quantityStep }: SpotMarket, price: number): Promise<QuoteSet> {
    const { reserveValue } = this.options;
    const lots = Math.floor(reserveValue / price / Number(quantityStep));
    return await this.client.spot.reserveQuotes({
      symbol,
      base: times(lots, quantityStep),
      quote: String(reserveValue),
      protection,
    });
  }

  /** Nothing is asked when the levels lie in the book already. */
  private async quote(set: QuoteSet, { bids, asks }: Levels): Promise<QuoteSet | undefined> {
    const { symbol } = set;
    if (set.pausedUntil !== null || (textOf(set) === textOf({ bids, asks }) && set.refused === null)) return undefined;
    try {
      return await this.client.spot.setQuotes({ symbol, bids, asks });
    } catch (error) {
      if (isRefused(error, 'spot.quotes-paused')) return undefined;
      throw error;
    }
  }

  private async clear({ symbol, bids, asks }: QuoteSet): Promise<void> {
    if (bids.length + asks.length > 0) await this.client.spot.setQuotes({ symbol, bids: [], asks: [] });
  }

  /** The best prices of the book at which not everything is of this set. */
  private async bestOfOthers({ symbol, bids, asks }: QuoteSet): Promise<{ bestBid?: number; bestAsk?: number }> {
    const book = await this.client.spot.orderBook({ symbol });
    const [bestBid, bestAsk] = [firstOfOthers(book.bids, bids), firstOfOthers(book.asks, asks)];
    return { ...(bestBid === undefined ? {} : { bestBid }), ...(bestAsk === undefined ? {} : { bestAsk }) };
  }
}

type BookSide = ReadonlyArray<readonly [price: string, quantity: string]>;

function firstOfOthers(levels: BookSide, own: BookSide): number | undefined {
  const mine = new Map(own);
  const found = levels.find(([price, quantity]) => mine.get(price) !== quantity);
  return found && Number(found[0]);
}

const hasReserve = ({ base, quote }: QuoteSet): boolean => base !== '0' || quote !== '0';
const textOf = ({ bids, asks }: Levels): string => JSON.stringify([bids, asks]);
