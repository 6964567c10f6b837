import { formatUnits } from '@peerbourse/rules/money';
import type { HeldMarket } from './shard.ts';
import type { Told, ToldTrade } from './told.ts';

/** What one owner is told of a batch: which of his orders changed, and what was traded. */
interface SpotFact {
  orders: string[];
  fills: FillFact[];
}

interface FillFact {
  symbol: string;
  trade: string;
  order: string;
  side: 'buy' | 'sell';
  price: string;
  quantity: string;
}

export function factsOf({ orders, trades }: Told): Array<{ owner: number; body: SpotFact }> {
  const facts = new Map<number, SpotFact>();
  const factOf = (owner: number): SpotFact => {
    const known = facts.get(owner);
    if (known) return known;
    const fresh: SpotFact = { orders: [], fills: [] };
    facts.set(owner, fresh);
    return fresh;
  };
  for (const [id, { owner }] of orders) factOf(owner).orders.push(String(id));
  for (const trade of trades) {
    factOf(trade.buyer).fills.push(fillOf(trade, 'buy'));
    factOf(trade.seller).fills.push(fillOf(trade, 'sell'));
  }
  return [...facts].map(([owner, body]) => ({ owner, body }));
}

function fillOf(trade: ToldTrade, side: 'buy' | 'sell'): FillFact {
  const { symbol, priceScale, lotScale }: HeldMarket = trade.held;
  return {
    symbol,
    trade: String(trade.trade),
    order: String(side === 'buy' ? trade.buyOrder : trade.sellOrder),
    side,
    price: formatUnits(BigInt(trade.tick), priceScale),
    quantity: formatUnits(BigInt(trade.lots), lotScale),
  };
}
