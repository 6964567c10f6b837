const priceScale = 8;

export interface Coins {
  units: bigint;
  scale: number;
  /** Of one coin, in 10^-8 USDT. */
  price: bigint;
}

/** Compared without a division, so that nothing is lost at the limit. */
export function isWorthMore({ units, scale, price }: Coins, usdt: number): boolean {
  return units * price > BigInt(usdt) * 10n ** BigInt(scale + priceScale);
}
