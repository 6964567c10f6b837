import type { Market } from './market.ts';

const sampleEveryMs = 1_000;

/** Whether a `time` command would change more than the time: an order is over, or volatility is not measured from the last price yet. */
export function isTimeDue({ orders, expiries, samples, last }: Market, now: number): boolean {
  if (expiries.length > 0 && orders.expiresAt[expiries[0]] <= now) return true;
  const newest = samples.at(-1);
  if (last === 0 || newest?.tick === last) return false;
  return newest === undefined || now - newest.time >= sampleEveryMs;
}
