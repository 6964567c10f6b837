import type { Format } from '@peerbourse/rules/formats/format';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import type { ValuationUnit } from '#site/preferences/asset-display.ts';

/** The same worth in both units. */
export interface CoinValue {
  btc: string;
  usdt: string;
}

const scale = 16;

/** A worth as screens show it: cut, never rounded up. */
export function shownValue({ btc, usdt }: CoinValue, unit: ValuationUnit, format: Format): string {
  return unit === 'BTC' ? format.number(btc, 8) : format.number(usdt, 2);
}

/** What an amount of USDT is worth in a currency, at the rate of one USDT. */
export function valueInCurrency(usdt: string, rate: string, format: Format): string {
  const assetValue = (parseUnits(usdt, scale) * parseUnits(rate, scale)) / 10n ** BigInt(scale);
  return format.number(formatUnits(assetValue, scale), currencyDecimals(rate));
}

/** Money of which one USDT is hundreds is not counted in parts. */
function currencyDecimals(rate: string): number {
  return (rate.split('.')[0] ?? '').length > 2 ? 0 : 2;
}
