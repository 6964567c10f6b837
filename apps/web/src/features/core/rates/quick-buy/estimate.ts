import { amountOf } from '@peerbourse/rules/amounts/amount-range';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { unitPrice } from '../convert.ts';

export type Unit = 'fiat' | 'coin';

/** What was entered last. It stands as it is, and the other amount follows from it. */
export interface Entered {
  unit: Unit;
  text: string;
}

/** What an estimate is made from, as decimal strings. */
export interface Market {
  /** One coin in USDT. */
  price: string;
  /** One USDT in the currency. */
  rate: string;
}

const scale = 16;

/** Both amounts as their fields show them; one that cannot be told is empty. */
export function amountsOf({ unit, text }: Entered, market: Market | undefined): Record<Unit, string> {
  const amount = amountOf(text);
  const other = amount === undefined || !market ? '' : (unit === 'fiat' ? coinFor : fiatFor)(amount, market);
  return unit === 'fiat' ? { fiat: text, coin: other } : { fiat: other, coin: text };
}

function coinFor(fiat: string, { price, rate }: Market): string {
  const divisor = parseUnits(unitPrice(price, rate), scale);
  if (divisor === 0n) return '';
  const decimals = coinDecimals(price);
  return formatUnits((parseUnits(fiat, scale) * 10n ** BigInt(decimals)) / divisor, decimals);
}

function fiatFor(coin: string, { price, rate }: Market): string {
  const decimals = fiatDecimals(rate);
  const assetValue = parseUnits(coin, scale) * parseUnits(unitPrice(price, rate), scale);
  return formatUnits(assetValue / 10n ** BigInt(2 * scale - decimals), decimals);
}

/** The dearer a coin, the more digits its amounts need: the last one is worth some cents. */
function coinDecimals(price: string): number {
  return Math.min(wholeDigits(price) + 1, 8);
}

/** Money of which one USDT is hundreds is not counted in parts. */
function fiatDecimals(rate: string): number {
  return wholeDigits(rate) > 2 ? 0 : 2;
}

/** An amount to begin with: a one with zeros, worth between 20 and 200 USDT. */
export function firstAmount(rate: string): string {
  const most = (parseUnits(rate, scale) * 200n) / 10n ** BigInt(scale);
  return `1${'0'.repeat(Math.max(most.toString().length - 1, 0))}`;
}

function wholeDigits(text: string): number {
  return (text.split('.')[0] ?? '').length;
}
