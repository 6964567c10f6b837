import type { Side } from '../../src/commands.ts';
import { ceilPart, floorPart } from './exact.ts';
import type { ModelMarket } from './model-market.ts';

/** Whether an order with a limit may be entered at this tick. Without a reference every tick is right. */
export function isInEntryBand({ reference, parameters }: ModelMarket, side: Side, tick: number): boolean {
  const { entryNear, entryHigh, entryLow } = parameters;
  if (reference === 0) return true;
  return side === 'buy'
    ? tick >= ceilPart(reference, entryLow) && tick <= floorPart(reference, 10_000 + entryNear)
    : tick >= ceilPart(reference, 10_000 - entryNear) && tick <= floorPart(reference, entryHigh);
}

/** The worst tick at which a taker may trade. */
export function executionLimit({ reference, parameters }: ModelMarket, side: Side): number {
  const { execution } = parameters;
  return side === 'buy' ? floorPart(reference, 10_000 + execution) : ceilPart(reference, 10_000 - execution);
}

/** Whether the price has moved too far from the one of a while ago. */
export function isVolatile({ parameters, now, last, samples: [first] }: ModelMarket): boolean {
  const { volatility, volatilityWindowMs } = parameters;
  if (volatility === 0 || first === undefined || first.time > now - volatilityWindowMs) return false;
  return BigInt(Math.abs(last - first.tick)) * 10_000n > BigInt(first.tick) * BigInt(volatility);
}

/** Notes the last price of this moment, and forgets what is older than the window needs. */
export function takeSample(market: ModelMarket): void {
  const { now, last, samples, parameters } = market;
  if (last > 0 && !samples.some(({ time }) => now - time < 1_000)) samples.push({ time: now, tick: last });
  while (samples.length > 1 && samples[1].time <= now - parameters.volatilityWindowMs) samples.shift();
}

/** Whether the price that a kind of order waits for is there. */
export function isReached(isUpward: boolean, triggerTick: number, price: number): boolean {
  return price > 0 && (isUpward ? price >= triggerTick : price <= triggerTick);
}
