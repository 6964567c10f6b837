import type { Market } from './market.ts';
import { kinds, selfTradeModes, sides, timesInForce, triggersBy } from './orders/order-codes.ts';
import { takeSnapshot } from './snapshot.ts';
import { marketStates } from './states.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32 over safe integers from zero on, eight bytes each, the lowest first. */
export function crcOf(numbers: Iterable<number>): number {
  let crc = 0xffffffff;
  for (const number of numbers) {
    // Two halves of 32 bits: a division for every byte would cost more than all of the rest.
    const low = number >>> 0;
    crc = half(half(crc, low), (number - low) / 2 ** 32);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function half(crc: number, bits: number): number {
  let next = table[(crc ^ bits) & 0xff] ^ (crc >>> 8);
  next = table[(next ^ (bits >>> 8)) & 0xff] ^ (next >>> 8);
  next = table[(next ^ (bits >>> 16)) & 0xff] ^ (next >>> 8);
  return table[(next ^ (bits >>> 24)) & 0xff] ^ (next >>> 8);
}

/** What two engines that came the same way have in common. The page of the package says what it is computed from. */
export const crcOfMarket = (market: Market): number => crcOf(numbersOf(market));

function* numbersOf(market: Market): Generator<number> {
  const { samples, reserves, orders, ...rest } = takeSnapshot(market);
  yield* [marketStates.indexOf(rest.state), rest.now, rest.reference, rest.last];
  yield* [rest.nextTrade, rest.nextSequence, rest.reachedLow, rest.reachedHigh];
  for (const { time, tick } of samples) yield* [time, tick];
  for (const { account, base, quote } of reserves) yield* [account, base, quote];
  for (const order of orders) {
    yield* [order.order, order.account, order.group, order.tick, order.triggerTick, order.lots, order.gone];
    yield* [order.budget, order.expiresAt, order.sequence, order.makerRate, order.takerRate, order.otherLeg];
    yield* [sides.indexOf(order.side), kinds.indexOf(order.kind), timesInForce.indexOf(order.timeInForce)];
    yield* [selfTradeModes.indexOf(order.selfTrade), triggersBy.indexOf(order.triggerBy), order.isQuote ? 1 : 0];
  }
}
