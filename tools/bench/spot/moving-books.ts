import { limits } from '../../../packages/contract/src/core/live/protocol.ts';
import { insertOwners, type Query } from '../../faults/harness-database.ts';
import { firstTick, insertMarkets } from './insert-markets.ts';

/** On each side. A few more than are shown, so that the book has something to show when its best level goes. */
const levelsEach = 25;
const shown = 20;
const mostLots = 900_000;

export type MovingBooks = Awaited<ReturnType<typeof openMovingBooks>>;

/**
 * Markets whose books a maker changes, as his settlements would leave them: some levels get another quantity, and now and then the price
 * goes a tick up or down. Nobody trades; nothing of this adds up in the ledger.
 */
export async function openMovingBooks(query: Query, count: number) {
  if (count > limits.channelsPerSocket) throw new Error(`a socket listens to ${limits.channelsPerSocket} books at most`);
  const [maker] = await insertOwners(query, 1);
  const symbols = await insertMarkets(query, count);
  await query('INSERT INTO spot_quote_sets (symbol, owner_id, group_id) SELECT symbol, $1, $1 FROM unnest($2::text[]) symbol', [
    maker,
    symbols,
  ]);
  const books = new Map(symbols.map((symbol) => [symbol, new MovingBook()]));
  const move = async (moved: readonly string[]): Promise<void> => {
    const levels = moved.map((symbol) => ({ symbol, levels: books.get(symbol)?.move() }));
    await query(
      `WITH moved AS (SELECT * FROM jsonb_to_recordset($1) AS moved (symbol text, levels jsonb)),
       quoted AS (
         UPDATE spot_quote_sets quotes SET levels = ARRAY(SELECT level FROM jsonb_populate_recordset(NULL::spot_quote_level, moved.levels) level)
         FROM moved WHERE quotes.symbol = moved.symbol)
       UPDATE spot_markets market SET batch = batch + 1 FROM moved WHERE market.symbol = moved.symbol`,
      [JSON.stringify(levels)],
    );
  };
  await move(symbols);
  return { symbols, move };
}

class MovingBook {
  private bestBid = firstTick;
  private readonly bids = Array.from({ length: levelsEach }, someLots);
  private readonly asks = Array.from({ length: levelsEach }, someLots);

  /** The book after a change that everybody sees, level by level as the table has them. */
  move(): object[] {
    const dice = Math.random();
    if (dice < 0.15) this.step(1, this.bids, this.asks);
    else if (dice < 0.3) this.step(-1, this.asks, this.bids);
    // Most of what happens happens near the best prices.
    for (let changes = 2 + Math.floor(Math.random() * 5); changes > 0; changes--) {
      const side = Math.random() < 0.5 ? this.bids : this.asks;
      side[Math.floor(Math.random() ** 2 * shown)] = someLots();
    }
    this.bids[0] = ((this.bids[0] as number) % mostLots) + 1;
    return [
      ...this.bids.map((lots, place) => this.level('buy', place, lots)),
      ...this.asks.map((lots, place) => this.level('sell', place, lots)),
    ];
  }

  /** One side gets another best level, which the other side loses. */
  private step(ticks: 1 | -1, towards: number[], away: number[]): void {
    this.bestBid += ticks;
    towards.unshift(someLots());
    towards.pop();
    away.shift();
    away.push(someLots());
  }

  private level(side: 'buy' | 'sell', place: number, lots: number) {
    const tick = side === 'buy' ? this.bestBid - place : this.bestBid + 1 + place;
    return { id: 2 ** 52 + place + (side === 'buy' ? 0 : levelsEach), side, tick, lots, sequence: 1, maker_rate: 1000 };
  }
}

const someLots = (): number => 1 + Math.floor(Math.random() ** 3 * mostLots);
