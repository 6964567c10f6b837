/** How many decimals the longest of them has: filled up to that, the points of a column stand beneath each other. */
export function maxDecimals(amounts: readonly string[]): number {
  return amounts.reduce((most, amount) => Math.max(most, amount.split('.')[1]?.length ?? 0), 0);
}
