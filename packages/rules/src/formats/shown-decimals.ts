/** Currencies without parts; every other one that P2P knows has cents. */
const wholeCurrencies: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND']);

/** With how many decimals an amount of a currency is always shown. */
export function fiatDecimals(code: string): number {
  return wholeCurrencies.has(code) ? 0 : 2;
}

/** The more a coin is worth, the more of its digits matter. */
const preciseCoins: Readonly<Record<string, number>> = { BTC: 8, ETH: 4, BNB: 4, SOL: 3 };

/** With how many decimals a list shows amounts of a coin, so that they can be compared. */
export function coinDecimals(code: string): number {
  return preciseCoins[code] ?? 2;
}
