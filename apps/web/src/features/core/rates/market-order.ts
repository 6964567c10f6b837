import { isLess } from '@peerbourse/rules/money';

export const marketOrders = ['popular', 'gainers', 'losers'] as const;
export type MarketOrder = (typeof marketOrders)[number];

/** The rows of a tab: all of them as they came, or those that rose or fell, the furthest first. */
export function inOrder<Row>(rows: readonly Row[], order: MarketOrder, changeOf: (row: Row) => string | undefined): readonly Row[] {
  if (order === 'popular') return rows;
  const changed = rows.flatMap((row) => {
    const change = changeOf(row) ?? '0';
    const isWanted = order === 'gainers' ? isLess('0', change) : isLess(change, '0');
    return isWanted ? [{ row, change }] : [];
  });
  changed.sort((one, other) => (isLess(one.change, other.change) ? 1 : isLess(other.change, one.change) ? -1 : 0));
  return (order === 'gainers' ? changed : changed.reverse()).map(({ row }) => row);
}
