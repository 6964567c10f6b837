import type { TimeCommand } from '../commands.ts';
import type { Market } from '../market.ts';
import { endOrder } from '../orders/end-order.ts';
import type { RefusalReason } from '../reasons.ts';
import { takeSample } from '../trading/volatility.ts';
import { areWhole } from './are-whole.ts';

/** The clock of a market. It never runs back, and orders whose time has come end with it. */
export function passTime(market: Market, { now }: TimeCommand): RefusalReason | undefined {
  if (!areWhole(now)) return 'malformed';
  if (now < market.now) return 'time-runs-back';
  market.now = now;
  takeSample(market);
  const { orders, expiries } = market;
  while (expiries.length > 0 && orders.expiresAt[expiries[0]] <= now) endOrder(market, expiries[0], 'expired');
  return undefined;
}
