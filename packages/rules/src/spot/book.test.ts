import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Book, changedBook, crcOfBook, differenceOfBooks, type Level } from './book.ts';

const side = (sign: 1 | -1) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 9 })), { selector: ([tick]) => tick, maxLength: 40 })
    .map((levels): Level[] => levels.sort(([one], [other]) => sign * (one - other)));
const book = fc.record({ bids: side(-1), asks: side(1) });

describe('the difference of two books', () => {
  it('makes one of the other, whatever they are', () => {
    fc.assert(
      fc.property(book, book, (before, after) => {
        expect(changedBook(before, differenceOfBooks(before, after))).toEqual(after);
      }),
    );
  });

  it('tells what changed and nothing else', () => {
    const before: Book = { bids: [[99, 5], [98, 1]], asks: [[101, 2], [102, 7]] }; // biome-ignore format: levels side by side
    const after: Book = { bids: [[99, 4], [98, 1]], asks: [[100, 1], [102, 7]] }; // biome-ignore format: levels side by side
    expect(differenceOfBooks(before, after)).toEqual({ bids: [[99, 4]], asks: [[100, 1], [101, 0]] }); // biome-ignore format: levels side by side
    expect(differenceOfBooks(after, after)).toEqual({ bids: [], asks: [] });
  });
});

describe('the crc of a book', () => {
  it('is the CRC-32 of its best 25 levels, side by side, without those that are not there', () => {
    const known: Book = { bids: [[99, 5], [98, 1]], asks: [[101, 2]] }; // biome-ignore format: levels side by side
    expect(crcOfBook(known)).toBe(crc32('99:5:101:2:98:1'));
    expect(crcOfBook({ bids: [], asks: [] })).toBe(crc32(''));
    const deep = (length: number): Book => ({ bids: Array.from({ length }, (_, place): Level => [1_000 - place, 1]), asks: [] });
    expect(crcOfBook(deep(25))).toBe(crcOfBook(deep(40)));
    expect(crcOfBook(deep(24))).not.toBe(crcOfBook(deep(25)));
  });

  it('differs where the quantity of one of these levels does', () => {
    fc.assert(
      fc.property(book, fc.nat(), (known, nth) => {
        fc.pre(known.bids.length > 0);
        const place = nth % Math.min(known.bids.length, 25);
        const other = { ...known, bids: known.bids.map(([tick, lots], n): Level => [tick, n === place ? lots + 1 : lots]) };
        expect(crcOfBook(other)).not.toBe(crcOfBook(known));
      }),
    );
  });
});
