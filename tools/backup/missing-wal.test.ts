import { expect, it } from 'vitest';
import { missingWal } from './missing-wal.ts';

const piece = (number: number, timeline = 1) =>
  [timeline, Math.floor(number / 256), number % 256].map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');

it('finds pieces that are missing between others, also where the number of the log goes up', () => {
  const names = [250, 251, 253, 254, 255, 257, 258].map((number) => piece(number));
  expect(missingWal(names, piece(250))).toEqual([piece(252), piece(256)]);
});

it('asks for nothing before the oldest backup, and for the piece that it begins with', () => {
  expect(
    missingWal(
      [1, 5, 6].map((number) => piece(number)),
      piece(5),
    ),
  ).toEqual([]);
  expect(
    missingWal(
      [6, 7].map((number) => piece(number)),
      piece(5),
    ),
  ).toEqual([piece(5)]);
});

it('a new timeline begins where it begins, and files that are no pieces do not count', () => {
  const names = [piece(5), piece(6), piece(6, 2), piece(7, 2), piece(9, 2), '00000002.history', `${piece(5)}.00000028.backup`];
  expect(missingWal(names, piece(5))).toEqual([piece(8, 2)]);
});
