import type { Market } from '../market.ts';
import { ladderOf } from '../market.ts';
import { bestOf, levelAt } from '../orders/ladder.ts';

export interface AuctionPrice {
  readonly tick: number;
  /** What is traded at it. */
  readonly lots: number;
  readonly surplus: number;
  readonly distance: number;
}

const noPrice: AuctionPrice = { tick: 0, lots: 0, surplus: 0, distance: 0 };

/**
 * The one price of an auction: the largest volume, then the smallest surplus, then the nearest to the reference, then the lower.
 * Volume and surplus change at ticks with orders alone, so between two of those the tick nearest to the reference stands for all.
 */
export function auctionPrice(market: Market): AuctionPrice {
  const bids = market.ladders[ladderOf.bids];
  const asks = market.ladders[ladderOf.asks];
  const ticks = crossedTicks(market);
  const target = market.reference || market.last || 1;
  let buys = 0;
  for (const { tick, lots } of bids.levels) if (tick >= ticks[0]) buys += lots;
  let sells = 0;
  let best = noPrice;
  ticks.forEach((tick, index) => {
    sells += levelAt(asks, tick)?.lots ?? 0;
    best = better(best, candidate(tick, buys, sells, target));
    buys -= levelAt(bids, tick)?.lots ?? 0;
    const next = ticks[index + 1];
    if (next === undefined || next === tick + 1) return;
    const between = Math.min(Math.max(target, tick + 1), next - 1);
    best = better(best, candidate(between, buys, sells, target));
  });
  return best;
}

function candidate(tick: number, buys: number, sells: number, target: number): AuctionPrice {
  return { tick, lots: Math.min(buys, sells), surplus: Math.abs(buys - sells), distance: Math.abs(tick - target) };
}

/** Candidates come from the lowest tick on, so the one before wins if nothing tells them apart. */
function better(best: AuctionPrice, other: AuctionPrice): AuctionPrice {
  if (other.lots !== best.lots) return other.lots > best.lots ? other : best;
  if (other.surplus !== best.surplus) return other.surplus < best.surplus ? other : best;
  return other.distance < best.distance ? other : best;
}

/** Ticks with orders from the lowest sell to the highest buy, rising; nothing trades outside. */
function crossedTicks({ ladders }: Market): number[] {
  const bids = ladders[ladderOf.bids];
  const asks = ladders[ladderOf.asks];
  const highest = bestOf(bids)?.tick ?? 0;
  const lowest = bestOf(asks)?.tick ?? highest + 1;
  const inside = [...bids.levels, ...asks.levels].map(({ tick }) => tick).filter((tick) => tick >= lowest && tick <= highest);
  return [...new Set(inside)].sort((one, other) => one - other);
}
