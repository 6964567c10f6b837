import type { Market } from '@peerbourse/matching/market';

/** A market in memory. */
export interface HeldMarket {
  readonly symbol: string;
  readonly market: Market;
  /** When the auction ends, in milliseconds; 0 where there is none. */
  auctionEndsAt: number;
}

/** What one process matches: the markets of a shard as the last settled batch left them, and what was matched since. */
export interface Shard {
  readonly shard: number;
  lastBatch: number;
  lastCommand: number;
  readonly markets: Map<string, HeldMarket>;
  /** A crc of each open order, and of all of them. */
  readonly orderCrcs: Map<number, number>;
  ordersCrc: number;
}
