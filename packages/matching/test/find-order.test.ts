import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findOrder, openSlots } from '../src/orders/find-order.ts';
import { none } from '../src/orders/order-table.ts';
import { limit, opened } from './support/orders.ts';
import { told } from './support/told.ts';

const id = fc.oneof(
  fc.integer({ min: 1, max: 40 }),
  fc.integer({ min: 1, max: 40 }).map((step) => step * 2 ** 32),
  fc.maxSafeNat().filter((one) => one > 0),
);

it('an open order is found by its id, whatever ids there are, and no other is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: 150 }), fc.nat(), (ids, seed) => {
      const market = opened();
      for (const order of ids) told(market, limit(order, 'buy', 99, 1, { account: 1 }));
      const ended = ids.filter((_, index) => (index * 7 + seed) % 3 === 0);
      for (const order of ended) told(market, { type: 'cancel', order, account: 1 });
      for (const order of ids) {
        const slot = findOrder(market.orders, order);
        expect(slot === none ? 'ended' : market.orders.id[slot]).toBe(ended.includes(order) ? 'ended' : order);
      }
      expect(openSlots(market.orders)).toHaveLength(ids.length - ended.length);
      for (const order of [0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(findOrder(market.orders, order)).toBe(none);
    }),
  );
});

it('ids with a common step do not share few chains', () => {
  for (const step of [1, 64, 1_024, 65_536, 2 ** 32]) {
    const market = opened({ maxOrders: 5_000 });
    for (let order = 1; order <= 4_096; order++) told(market, limit(order * step, 'buy', 99, 1, { account: 1 }));
    const { buckets, idNext } = market.orders;
    let longest = 0;
    for (const first of buckets) {
      let length = 0;
      for (let slot = first; slot !== none; slot = idNext[slot]) length++;
      longest = Math.max(longest, length);
    }
    expect(longest, `a step of ${step}`).toBeLessThan(20);
  }
});
