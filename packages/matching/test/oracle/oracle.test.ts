import type { OrderBook } from 'nodejs-order-book';
import { expect, it } from 'vitest';
import { apply } from '../../src/apply.ts';
import type { Event } from '../../src/events.ts';
import type { Market } from '../../src/market.ts';
import { type CommonCommand, commonStream } from './common-stream.ts';
import { applyToOther, openOtherBook } from './other-book.ts';
import { openWideMarket, ownCommand } from './own-book.ts';

const [seeds, each] = [20, 5_000];

/** What one command traded: the makers that are gone with it, in their order, and the lots of the taker. */
interface Traded {
  gone: string[];
  lots: number;
}

function tradedHere(events: readonly Event[], command: CommonCommand): Traded {
  const trades = events.filter((event) => event.type === 'trade');
  const gone = events.filter((event) => event.type === 'done' && event.reason === 'filled' && event.order !== command.order);
  return { gone: gone.map((event) => String('order' in event ? event.order : 0)), lots: trades.reduce((sum, { lots }) => sum + lots, 0) };
}

function tradedThere(book: OrderBook, command: CommonCommand): Traded {
  const answer = applyToOther(book, command);
  if (!answer || command.type === 'cancel' || answer.err) return { gone: [], lots: 0 };
  const gone = answer.done.map(({ id }) => id).filter((id) => id !== String(command.order));
  return { gone, lots: command.lots - answer.quantityLeft };
}

function levelsHere({ ladders }: Market): string[] {
  return ladders.flatMap(({ levels }) => [...levels].sort((a, b) => a.tick - b.tick).map(({ tick, lots }) => `${tick} ${lots}`));
}

function levelsThere(book: OrderBook): string[] {
  const [asks, bids] = book.depth();
  return [bids, asks].flatMap((side) => [...side].sort(([a], [b]) => a - b).map(([price, size]) => `${price} ${size}`));
}

it(`${seeds * each} commands lead to the same trades and books as in nodejs-order-book`, () => {
  let trades = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const [market, book] = [openWideMarket(), openOtherBook()];
    commonStream(seed, each).forEach((command, index) => {
      const here = tradedHere(apply(market, ownCommand(command)), command);
      trades += here.gone.length;
      expect({ seed, index, ...here }).toEqual({ seed, index, ...tradedThere(book, command) });
      if (index % 50 === 49) expect(levelsHere(market)).toEqual(levelsThere(book));
    });
  }
  // The streams trade a lot, so that there is something to differ in.
  expect(trades).toBeGreaterThan((seeds * each) / 10);
});
