/** A price and how much is offered at it, both in the steps of the market. */
export type Level = readonly [tick: number, lots: number];

/** What is offered on both sides, the best price first. */
export interface Book {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

const crcLevels = 25;

/** What has to be told to whoever has the one book so that they have the other; a level of 0 is taken away. */
export function differenceOfBooks(before: Book, after: Book): Book {
  return { bids: differenceOfSides(before.bids, after.bids), asks: differenceOfSides(before.asks, after.asks) };
}

/** The book after a difference. */
export function changedBook(book: Book, change: Book): Book {
  return { bids: changedSide(book.bids, change.bids, -1), asks: changedSide(book.asks, change.asks, 1) };
}

/** A number that two who have the same best levels share. */
export function crcOfBook({ bids, asks }: Book): number {
  const parts: number[] = [];
  for (let place = 0; place < crcLevels; place++) {
    for (const level of [bids[place], asks[place]]) if (level) parts.push(...level);
  }
  return crc32(parts.join(':'));
}

function differenceOfSides(before: readonly Level[], after: readonly Level[]): Level[] {
  const known = new Map(before);
  const changed = after.filter(([tick, lots]) => known.get(tick) !== lots);
  const stays = new Map(after);
  const gone = before.filter(([tick]) => !stays.has(tick)).map(([tick]): Level => [tick, 0]);
  return [...changed, ...gone];
}

/** Prices go up with the sign 1, and down with -1. */
function changedSide(side: readonly Level[], change: readonly Level[], sign: 1 | -1): Level[] {
  if (change.length === 0) return [...side];
  const levels = new Map(side);
  for (const [tick, lots] of change) {
    if (lots === 0) levels.delete(tick);
    else levels.set(tick, lots);
  }
  return [...levels].sort(([one], [other]) => sign * (one - other));
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

/** CRC-32 as in zip files, of a text of digits. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let place = 0; place < text.length; place++) {
    crc = (crcTable[(crc ^ text.charCodeAt(place)) & 0xff] as number) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
