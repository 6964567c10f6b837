import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { formatUnits, isLess, parseUnits } from '@peerbourse/rules/money';
import { amountFor, orderLimits, p2pPriceScale, quantityFor, type Trade, wholePpm } from '@peerbourse/rules/p2p-price';

/** What somebody typed, in one of the two units; the other follows from it. */
export interface TakeDraft {
  unit: 'fiat' | 'coin';
  typed: string;
}

export interface Digits {
  coinScale: number;
  fiatDecimals: number;
}

export interface TakeAmounts {
  fiat: string;
  coin: string;
}

function tradeOf(ad: Pick<MarketAd, 'price'>, digits: Digits): Trade {
  return { price: parseUnits(ad.price, p2pPriceScale), ...digits };
}

/** Both amounts as their fields show them: the typed one as it was typed. */
export function amountsOf({ unit, typed }: TakeDraft, ad: Pick<MarketAd, 'price'>, digits: Digits): TakeAmounts {
  const amount = amountOf(typed);
  if (unit === 'fiat') {
    return {
      fiat: typed,
      coin:
        amount === undefined
          ? ''
          : formatUnits(quantityFor(parseUnits(amount, digits.fiatDecimals), tradeOf(ad, digits)), digits.coinScale),
    };
  }
  return {
    coin: typed,
    fiat:
      amount === undefined ? '' : formatUnits(amountFor(parseUnits(amount, digits.coinScale), tradeOf(ad, digits)), digits.fiatDecimals),
  };
}

/** The same once nobody types any more: `5.` is 5. */
export function settledAmounts({ fiat, coin }: TakeAmounts): TakeAmounts {
  return { fiat: amountOf(fiat) ?? '', coin: amountOf(coin) ?? '' };
}

export type TakeProblem = 'missing' | 'below' | 'above';

/** Between which amounts an order of the ad may be, as far as its coins last. */
export function limitsOf(ad: MarketAd, digits: Digits): { min: string; max: string } | undefined {
  const units = (text: string) => parseUnits(text, digits.fiatDecimals);
  const limits = orderLimits(
    { minAmount: units(ad.minAmount), maxAmount: units(ad.maxAmount), available: parseUnits(ad.available, digits.coinScale) },
    tradeOf(ad, digits),
  );
  return limits && { min: formatUnits(limits.min, digits.fiatDecimals), max: formatUnits(limits.max, digits.fiatDecimals) };
}

export function problemOf({ fiat }: TakeAmounts, ad: MarketAd, digits: Digits): TakeProblem | undefined {
  const amount = amountOf(fiat);
  if (amount === undefined || !isLess('0', amount)) return 'missing';
  const limits = limitsOf(ad, digits);
  if (!limits || isLess(limits.max, amount)) return 'above';
  return isLess(amount, limits.min) ? 'below' : undefined;
}

/** As the ledger takes it: what is finer than the coin's unit is not charged. */
export function feeOf(quantity: string, takerFeePpm: number, { coinScale }: Digits): string {
  return formatUnits((parseUnits(amountOf(quantity) ?? '0', coinScale) * BigInt(takerFeePpm)) / wholePpm, coinScale);
}

/** The coins that really come or go: a buyer gets the fee less, a seller gives it on top. */
export function coinsWithFee(isBuying: boolean, quantity: string, fee: string, { coinScale }: Digits): string {
  const units = parseUnits(amountOf(quantity) ?? '0', coinScale);
  const feeUnits = parseUnits(fee, coinScale);
  return formatUnits(isBuying ? units - feeUnits : units + feeUnits, coinScale);
}

/** Everything that somebody has, as far as the ad takes it: the fee comes on top of what is sold. */
export function allCoins(available: string, takerFeePpm: number, ad: MarketAd, digits: Digits): TakeDraft | undefined {
  const held = parseUnits(available, digits.coinScale);
  const typed = formatUnits((held * wholePpm) / (wholePpm + BigInt(takerFeePpm)), digits.coinScale);
  const limits = limitsOf(ad, digits);
  if (held <= 0n || !limits) return undefined;
  const isTooMuch = isLess(limits.max, amountsOf({ unit: 'coin', typed }, ad, digits).fiat);
  return isTooMuch ? { unit: 'fiat', typed: limits.max } : { unit: 'coin', typed };
}
