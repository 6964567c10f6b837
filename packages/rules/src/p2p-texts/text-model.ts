import { bias, table, unit } from './text-weights.gen.ts';

const weights = Int8Array.from(atob(table), (sign) => sign.charCodeAt(0));

/** How much the features of a text sound like an invitation past the market: above zero more than not. Length alone is no fault. */
export function outsideScore(rows: readonly number[]): number {
  const sum = rows.reduce((total, row) => total + (weights[row] ?? 0), 0);
  return rows.length === 0 ? Number.NEGATIVE_INFINITY : bias + (unit * sum) / Math.sqrt(rows.length);
}
