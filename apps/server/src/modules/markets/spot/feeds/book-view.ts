import { spotBookChannel } from '@peerbourse/contract/markets/spot/spot-book.channel';
import { type Book, crcOfBook, differenceOfBooks, type Level } from '@peerbourse/rules/spot/book';
import { shows } from '#platform/live/view-feed.ts';
import type { LevelRow } from '../shown-market.table.ts';
import { selectBook } from '../shown-market.table.ts';
import { isShown, marketHeads } from './market-heads.ts';

const keyShape = /^([A-Z0-9]{4,20})-(20|200)$/;

/** Symbol and depth; nothing where it is not a key. */
function readKey(key: string): { symbol: string; depth: number } | undefined {
  const [, symbol, depth] = keyShape.exec(key) ?? [];
  return symbol === undefined ? undefined : { symbol, depth: Number(depth) };
}

const symbolOf = (key: string): string => readKey(key)?.symbol ?? '';

/** Read as it was settled: what is shown can never part from what would be matched. */
export const bookView = shows(spotBookChannel, {
  everyMs: 100,
  mayListen: (db, _actor, key) => isShown(db, symbolOf(key)),
  heads: (db, keys) => marketHeads(db, keys, symbolOf),
  read: async (db, key) => {
    const { symbol = '', depth = 0 } = readKey(key) ?? {};
    const { batch, levels } = await selectBook(db, symbol, depth);
    return { seq: batch, view: { bids: sideOf(levels, 'buy'), asks: sideOf(levels, 'sell') } };
  },
  snapshot: (book: Book) => told(book, book),
  difference: (before, after) => {
    const change = differenceOfBooks(before, after);
    return change.bids.length + change.asks.length > 0 ? told(change, after) : undefined;
  },
});

const sideOf = (levels: readonly LevelRow[], side: 'buy' | 'sell'): Level[] =>
  levels.filter((level) => level.side === side).map(({ tick, lots }): Level => [Number(tick), Number(lots)]);

const told = ({ bids, asks }: Book, after: Book) => ({ bids: bids.map(asTold), asks: asks.map(asTold), crc: crcOfBook(after) });
const asTold = ([tick, lots]: Level): [number, number] => [tick, lots];
