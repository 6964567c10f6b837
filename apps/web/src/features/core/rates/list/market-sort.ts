import { isLess } from '@peerbourse/rules/money';
import type { MarketRow } from './market-row.ts';

export const sortColumns = ['price', 'change', 'volume', 'high', 'low'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** By which figure rows are ordered; nothing is the order of the list. */
export interface MarketSort {
  column: SortColumn;
  order: 'ascending' | 'descending';
}

/** What a press on a column makes of the order: the largest first, then the smallest, then the list's own again. */
export function nextSort(sort: MarketSort | undefined, column: SortColumn): MarketSort | undefined {
  if (sort?.column !== column) return { column, order: 'descending' };
  return sort.order === 'descending' ? { column, order: 'ascending' } : undefined;
}

export function sorted(
  rows: readonly MarketRow[],
  sort: MarketSort | undefined,
  changeOf: (row: MarketRow) => string | undefined,
): readonly MarketRow[] {
  if (!sort) return rows;
  const figureOf = (row: MarketRow) => (sort.column === 'change' ? changeOf(row) : row[sort.column]) ?? '0';
  const way = sort.order === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => way * compared(figureOf(one), figureOf(other)));
}

function compared(one: string, other: string): number {
  return isLess(one, other) ? -1 : isLess(other, one) ? 1 : 0;
}

/** Rows whose coin or its name has what was searched for. */
export function matching(rows: readonly MarketRow[], text: string): readonly MarketRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(({ base, baseName }) => [base, baseName].some((name) => name.toLowerCase().includes(wanted)));
}
