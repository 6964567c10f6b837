import { ceilPart, floorPart } from '../exact.ts';
import type { Market } from '../market.ts';
import { buy } from '../orders/order-codes.ts';

const whole = 10_000;

/** Whether a limit may be entered. Near the reference is where an order could trade by mistake, far from it where it only wastes room. */
export function isInEntryBand({ reference, parameters }: Market, side: number, tick: number): boolean {
  if (reference === 0) return true;
  const { entryNear, entryHigh, entryLow } = parameters;
  return side === buy
    ? tick >= ceilPart(reference, entryLow) && tick <= floorPart(reference, whole + entryNear)
    : tick >= ceilPart(reference, whole - entryNear) && tick <= floorPart(reference, entryHigh);
}

/** The worst tick at which a taker may trade now. Without a reference nobody takes. */
export function executionLimit({ reference, parameters }: Market, side: number): number {
  return side === buy ? floorPart(reference, whole + parameters.execution) : ceilPart(reference, whole - parameters.execution);
}
