import { type Book, crcOfBook } from '@peerbourse/rules/spot/book';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BookStore, bookStoreOf } from './book-store.ts';

const first: Book = { bids: [[99, 5]], asks: [[101, 2]] }; // biome-ignore format: levels side by side
const then: Book = { bids: [[99, 4]], asks: [[101, 2]] }; // biome-ignore format: levels side by side

vi.mock('#base/lib/after-paint.ts', () => ({ afterPaint: (act: () => void) => painted.push(act) }));

let frames: Array<() => void> = [];
let painted: Array<() => void> = [];
let nowMs = 0;
beforeEach(() => {
  frames = [];
  painted = [];
  nowMs = 1_000;
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('performance', { now: () => nowMs });
});
afterEach(() => vi.useRealTimers());

const drawn = () => {
  for (const draw of frames.splice(0)) draw();
};

it('R1.2 tells those who draw it once per frame of the screen, however many updates came', () => {
  const store = new BookStore();
  const told = vi.fn();
  store.subscribe(told);
  expect(store.take({ ...first, crc: crcOfBook(first) }, true)).toBe(true);
  expect(store.take({ bids: [[99, 4]], asks: [], crc: crcOfBook(then) }, false)).toBe(true); // biome-ignore format: levels side by side
  expect(told).not.toHaveBeenCalled();
  drawn();
  expect(told).toHaveBeenCalledTimes(1);
  expect(store.current()).toEqual(then);
});

it('R1.2 rests twice as long as a draw took, and then draws the newest book', () => {
  const store = new BookStore();
  const told = vi.fn(() => {
    nowMs += 40;
  });
  store.subscribe(told);
  store.take({ ...first, crc: crcOfBook(first) }, true);
  drawn();
  nowMs += 10;
  for (const act of painted) act();
  expect(store.take({ bids: [[99, 4]], asks: [], crc: crcOfBook(then) }, false)).toBe(true); // biome-ignore format: levels side by side
  expect(store.take({ ...first, crc: crcOfBook(first) }, true)).toBe(true);
  vi.advanceTimersByTime(99);
  expect(frames).toHaveLength(0);
  vi.advanceTimersByTime(1);
  drawn();
  expect(told).toHaveBeenCalledTimes(2);
  expect(store.current()).toEqual(first);
});

it('R1.2 keeps what it has where an update does not lead to the book of the exchange', () => {
  const store = new BookStore();
  store.take({ ...first, crc: crcOfBook(first) }, true);
  expect(store.take({ bids: [[98, 1]], asks: [], crc: crcOfBook(then) }, false)).toBe(false); // biome-ignore format: levels side by side
  expect(store.current()).toEqual(first);
});

it('R1.2 is one book for all who draw it, which takes a frame once, and begins anew when nobody does any more', async () => {
  const list = bookStoreOf('BTCUSDT-20');
  const form = bookStoreOf('BTCUSDT-20');
  expect(form).toBe(list);
  const [leaveList, leaveForm] = [list.subscribe(() => undefined), form.subscribe(() => undefined)];
  const frame = { bids: [[99, 4]] as const, asks: [], crc: crcOfBook(then) };
  list.take({ ...first, crc: crcOfBook(first) }, true);
  expect([list.take(frame, false), form.take(frame, false)]).toEqual([true, true]);
  expect(list.current()).toEqual(then);
  leaveList();
  expect(bookStoreOf('BTCUSDT-20')).toBe(form);
  leaveForm();
  const again = form.attend();
  await Promise.resolve();
  expect(bookStoreOf('BTCUSDT-20').current()).toEqual(then);
  again();
  await Promise.resolve();
  expect(bookStoreOf('BTCUSDT-20').current()).toBeUndefined();
});
