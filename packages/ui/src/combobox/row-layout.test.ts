import { describe, expect, it } from 'vitest';
import { rowHeight, rowLayout, rowsInView, scrollTopFor, titleHeight } from './row-layout.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ value: String(index), label: String(index) }));

describe('rows of a long list', () => {
  it('stand below each other, groups with a title each', () => {
    const layout = rowLayout([
      { name: 'recent', choices: many(1) },
      { name: 'rest', choices: many(2) },
    ]);
    expect(layout.groups.map(({ titleTop, rows }) => [titleTop, ...rows.map(({ top }) => top)])).toEqual([
      [0, titleHeight],
      [titleHeight + rowHeight, 2 * titleHeight + rowHeight, 2 * titleHeight + 2 * rowHeight],
    ]);
    expect(layout.height).toBe(2 * titleHeight + 3 * rowHeight);
  });

  it('have no title when they are one group', () => {
    expect(rowLayout([{ name: 'found', choices: many(3) }])).toMatchObject({ height: 3 * rowHeight, groups: [{ titleTop: undefined }] });
  });

  it('are drawn where they are in view, and where the keyboard is', () => {
    const { groups } = rowLayout([{ name: 'rest', choices: many(240) }]);
    const values =
      rowsInView(groups, { top: 100 * rowHeight, height: 10 * rowHeight }, '3')[0]?.rows.map(({ choice }) => Number(choice.value)) ?? [];
    expect(values[0]).toBe(3);
    expect(values).toContain(100);
    expect(values).toContain(109);
    expect(values.length).toBeLessThan(30);
  });

  it('are scrolled to only when they are out of view', () => {
    const view = { top: 480, height: 240 };
    expect(scrollTopFor(528, view)).toBe(480);
    expect(scrollTopFor(720, view)).toBe(528);
    expect(scrollTopFor(96, view)).toBe(60);
    expect(scrollTopFor(0, view)).toBe(0);
  });
});
