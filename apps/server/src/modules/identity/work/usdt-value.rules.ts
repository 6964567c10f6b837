/** Prices of one coin in 10^-8 USDT. */
export type UsdtPrices = ReadonlyMap<string, bigint>;

const priceScale = 8;
const shownScale = 2;

export function usdtPrices(prices: ReadonlyArray<{ base: string; quote: string; price: bigint }>): UsdtPrices {
  return new Map([
    ['USDT', 10n ** BigInt(priceScale)],
    ...prices.filter(({ quote }) => quote === 'USDT').map(({ base, price }) => [base, price] as const),
  ]);
}

/** What coins are worth, in hundredths of USDT; undefined while the coin has no price. */
export function usdtUnits({ coin, scale, units }: { coin: string; scale: number; units: bigint }, prices: UsdtPrices): bigint | undefined {
  const price = prices.get(coin);
  return price === undefined ? undefined : (units * price) / 10n ** BigInt(scale + priceScale - shownScale);
}
