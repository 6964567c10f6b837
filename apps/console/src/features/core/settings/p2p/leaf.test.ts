import { expect, it } from 'vitest';
import { type LeafKind, readLeaf, sayLeaf, writeLeaf } from './leaf.ts';

it.each<[LeafKind, unknown, string]>([
  ['count', 12, '12'],
  ['amount', '50000', '50,000'],
  ['text', '/help', '/help'],
  ['switch', false, 'off'],
  ['band', 900_000, '-10'],
  ['band', 1_125_000, '+12.5'],
  ['band', 1_000_000, '0'],
  ['fee', 1_500, '0.15'],
  ['minutes', [15, 20, 60], '15 20 60'],
])('writes %s %j as %s and reads it again', (kind, value, text) => {
  expect(writeLeaf(kind, value)).toBe(text);
  expect(readLeaf(kind, text)).toEqual(value);
});

it('gives what it cannot read to the schema, which refuses it', () => {
  for (const [kind, text] of [
    ['count', '1.5'],
    ['band', 'ten'],
    ['fee', ''],
    ['count', ''],
  ] as const)
    expect(readLeaf(kind, text)).toBeNaN();
  expect(readLeaf('minutes', '15 x')).toEqual([15, Number.NaN]);
});

it('says values as people do', () => {
  expect(sayLeaf({ kind: 'amount', unit: 'EUR' }, '50000')).toBe('50,000 EUR');
  expect(sayLeaf({ kind: 'band' }, '12.5')).toBe('+12.5 %');
  expect(sayLeaf({ kind: 'band' }, '-10')).toBe('-10 %');
  expect(sayLeaf({ kind: 'minutes' }, '15 20')).toBe('15, 20 min');
  expect(sayLeaf({ kind: 'paragraph' }, '')).toBe('');
});
