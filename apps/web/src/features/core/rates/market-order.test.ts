import { expect, it } from 'vitest';
import { inOrder } from './market-order.ts';

const changes: Record<string, string | undefined> = { a: '1.5', b: '-3', c: '0', d: '10.25', e: '-0.4', f: undefined };
const rows = Object.keys(changes);
const changeOf = (row: string) => changes[row];

it('popular keeps the order of the list', () => {
  expect(inOrder(rows, 'popular', changeOf)).toEqual(rows);
});

it('gainers and losers are those that moved, the furthest first', () => {
  expect(inOrder(rows, 'gainers', changeOf)).toEqual(['d', 'a']);
  expect(inOrder(rows, 'losers', changeOf)).toEqual(['b', 'e']);
});
