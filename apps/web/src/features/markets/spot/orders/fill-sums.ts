import type { Fill } from '@peerbourse/contract/markets/spot/order.shape';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';

const scale = 16;
const priceScale = 8;

export interface FillSum {
  side: 'buy' | 'sell';
  symbol: string;
  /** What was bought or sold. */
  coin: string;
  quantity: string;
  /** The average, cut to eight decimals. */
  price: string;
}

/** Fills of one order that came together are one piece of news. */
export function fillSums(fills: readonly Fill[]): FillSum[] {
  const byOrder = new Map<string, { fill: Fill; quantity: bigint; amount: bigint }>();
  for (const fill of fills) {
    const key = `${fill.symbol} ${fill.side} ${fill.orderNo}`;
    const sum = byOrder.get(key) ?? { fill, quantity: 0n, amount: 0n };
    byOrder.set(key, {
      ...sum,
      quantity: sum.quantity + parseUnits(fill.quantity, scale),
      amount: sum.amount + parseUnits(fill.amount, scale),
    });
  }
  return [...byOrder.values()].map(({ fill, quantity, amount }) => ({
    side: fill.side,
    symbol: fill.symbol,
    coin: baseOf(fill),
    quantity: formatUnits(quantity, scale),
    price: formatUnits((amount * 10n ** BigInt(priceScale)) / quantity, priceScale),
  }));
}

/** A buy pays its fee in the coin that it buys; a sell in the other one. */
function baseOf({ symbol, side, feeCoin }: Fill): string {
  return side === 'buy' ? feeCoin : symbol.slice(0, symbol.length - feeCoin.length);
}
