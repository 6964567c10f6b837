import { displayDecimal, formatUnits, parseUnits } from '@peerbourse/rules/money';

const scale = 16;

/** Price of a coin in a currency: coin in USDT times USDT in the currency, cut to the digits that help. */
export function priceIn(priceInUsdt: string, rate: string): string {
  const units = (parseUnits(priceInUsdt, scale) * parseUnits(rate, scale)) / 10n ** BigInt(scale);
  const text = formatUnits(units, scale);
  return displayDecimal(text, decimalsFor(text));
}

/** Enough digits to see a small price, not so many that a large one is hard to read. */
function decimalsFor(text: string): number {
  const whole = text.split('.')[0] ?? '0';
  if (whole.length >= 5) return 0;
  if (whole !== '0') return 2;
  return 4;
}

export function worthOf(amount: string, priceInUsdt: string, rate: string): string {
  const worth = (parseUnits(amount, 8) * parseUnits(priceInUsdt, scale)) / 10n ** 8n;
  return priceIn(formatUnits(worth, scale), rate);
}
