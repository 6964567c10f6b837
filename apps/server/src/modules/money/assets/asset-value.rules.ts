import type { WalletName } from '@peerbourse/contract/money/assets/asset.shape';
import { formatUnits } from '@peerbourse/rules/money';

/** Coins of one kind, and what one of them is worth in USDT, if that is known. */
export interface Holding {
  units: bigint;
  scale: number;
  price: bigint | undefined;
}

/** A price has eight decimals, and no coin has more: so a worth is a whole number of this size. */
const priceScale = 8;
const exactScale = 2 * priceScale;
const usdtScale = 6;
const btcScale = 8;

/** One USDT is worth one USDT. */
export const onePrice = 10n ** BigInt(priceScale);

/** Added up exactly and cut once, so that a sum never lacks what its parts have. What has no price is not counted. */
export function exactValue(holdings: readonly Holding[]): bigint {
  return holdings.reduce((sum, { units, scale, price }) => sum + units * (price ?? 0n) * 10n ** BigInt(priceScale - scale), 0n);
}

export function usdtValue(exact: bigint): string {
  return usdtDecimal(usdtUnits(exact));
}

/** In millionths of a USDT. */
export function usdtUnits(exact: bigint): bigint {
  return exact / 10n ** BigInt(exactScale - usdtScale);
}

export function usdtDecimal(units: bigint): string {
  return formatUnits(units, usdtScale);
}

/** The decimals of the price and those of the answer together are those of the exact worth, so one division does it. */
export function btcValue(exact: bigint, btcPrice: bigint | undefined): string {
  return btcPrice === undefined ? '0' : formatUnits(exact / btcPrice, btcScale);
}

/** Coins set aside still count where they came from. */
export const walletOfPurpose: Readonly<Record<string, WalletName>> = {
  spot: 'spot',
  otc: 'otc',
  contract: 'contract',
  earn: 'earn',
  'ad-reserve': 'otc',
  'order-hold': 'spot',
  quote: 'spot',
  risk: 'contract',
  deposit: 'otc',
};
