import type { ReferencePrice } from '@peerbourse/contract/core/rates/rate.shape';
import { formatUnits } from '@peerbourse/rules/money';

export const priceScale = 8;

export function decimalPrice(price: bigint): string {
  return formatUnits(price, priceScale);
}

export function priceView(row: { pair: string; price: bigint; price_id: string; at: Date }): ReferencePrice {
  return { pair: row.pair, price: decimalPrice(row.price), priceId: row.price_id, at: row.at.toISOString() };
}
