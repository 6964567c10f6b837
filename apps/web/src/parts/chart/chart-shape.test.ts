import { expect, it } from 'vitest';
import { chartShape, readableRows } from './chart-shape.ts';

it('a line goes from edge to edge, its highest price on top', () => {
  expect(
    chartShape([
      [100, '5'],
      [150, '10'],
      [200, '0'],
    ]),
  ).toEqual({ line: 'M0 150L500 12L1000 288', area: 'M0 150L500 12L1000 288L1000 300L0 300Z', startAt: 150 });
});

it('a price that never moved is a flat line', () => {
  expect(
    chartShape([
      [1, '7'],
      [2, '7'],
    ])?.line,
  ).toBe('M0 288L1000 288');
});

it('one price makes no line', () => {
  expect(chartShape([[1, '7']])).toBeUndefined();
  expect(chartShape([])).toBeUndefined();
});

it('a long line is read in some rows, the first and the last among them', () => {
  const points = Array.from({ length: 145 }, (_, at) => [at, String(at)] as const);
  const rows = readableRows(points, 13);
  expect(rows).toHaveLength(13);
  expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([0, 144]);
  expect(readableRows(points.slice(0, 5), 13)).toHaveLength(5);
});
