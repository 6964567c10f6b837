import type { Level } from './level.ts';

/** No slot, no place. */
export const none = -1;

/** Columns of numbers that may be as large as 2^53. */
export const wide = ['id', 'account', 'group', 'tick', 'triggerTick', 'lots', 'gone', 'budget', 'expiresAt', 'sequence'] as const;
/** Columns of rates, slots and places: neighbours by id, in a level and in a group, the other leg, the place in the heap, the ladder. */
export const narrow = [
  'makerRate',
  'takerRate',
  'idNext',
  'next',
  'prev',
  'groupNext',
  'groupPrev',
  'otherLeg',
  'heapAt',
  'ladder',
] as const;
/** Columns of codes and flags. */
export const small = ['side', 'kind', 'timeInForce', 'selfTrade', 'triggerBy', 'isQuote'] as const;

/**
 * All open orders, one column per field; an order is its slot. Columns instead of objects: a million orders are two dozen arrays,
 * which the garbage collector does not walk. A free slot has the id 0, and `next` leads to the next free one.
 */
export type OrderTable = Record<(typeof wide)[number], Float64Array> &
  Record<(typeof narrow)[number], Int32Array> &
  Record<(typeof small)[number], Uint8Array> & {
    /** Where the order lies; undefined while it is nowhere. */
    level: Array<Level | undefined>;
    /** The first slot of each chain of ids; `find-order.ts` keeps them. */
    buckets: Int32Array;
    size: number;
    open: number;
    free: number;
  };
