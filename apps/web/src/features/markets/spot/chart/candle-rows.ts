import type { Candle, PublicTrade } from '@peerbourse/contract/markets/spot/market.shape';
import { isLess } from '@peerbourse/rules/money';

/** A candle as it is shown; its prices become numbers where they are drawn. */
export interface ShownCandle {
  /** Seconds. */
  at: number;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
}

export function shownCandle([begins, open, high, low, close, volume]: Candle): ShownCandle {
  return { at: begins / 1_000, open, high, low, close, volume };
}

/**
 * Candles with the prices of the newest trades. A trade that they hold already changes nothing; quantities follow when they are read again.
 */
export function withTrades(candles: readonly ShownCandle[], trades: readonly PublicTrade[], lengthMs: number | undefined): ShownCandle[] {
  const rows = [...candles];
  const length = lengthMs === undefined ? Number.POSITIVE_INFINITY : lengthMs / 1_000;
  for (const { price, at } of trades) {
    const second = Date.parse(at) / 1_000;
    const last = rows.at(-1);
    if (!last) {
      // The first candle of a market; where its length is the calendar's it is read.
      if (lengthMs !== undefined) rows.push(candleFrom(second - (second % length), price, price));
    } else if (second >= last.at + length) {
      rows.push(candleFrom(last.at + Math.floor((second - last.at) / length) * length, last.close, price));
    } else if (second >= last.at) {
      rows[rows.length - 1] = { ...last, high: higher(last.high, price), low: lower(last.low, price), close: price };
    }
  }
  return rows;
}

function candleFrom(at: number, open: string, close: string): ShownCandle {
  return { at, open, high: higher(open, close), low: lower(open, close), close, volume: '0' };
}

const higher = (one: string, other: string): string => (isLess(one, other) ? other : one);
const lower = (one: string, other: string): string => (isLess(one, other) ? one : other);
