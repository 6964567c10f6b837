import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { measures, registry } from './metrics.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const linesOf = async (name: string) => (await registry.getSingleMetricAsString(name)).split('\n').filter((line) => !line.startsWith('#'));

it('what another process may have measured since is not told any more', async () => {
  expect(await linesOf('pb_outbox_waiting')).toEqual([]);
  measures.outboxWaiting.tell([[{}, 3]]);
  measures.stuckTimers.tell([[{ area: 'orders' }, 2]]);
  vi.advanceTimersByTime(60_000);
  expect(await linesOf('pb_outbox_waiting')).toEqual(['pb_outbox_waiting 3']);
  expect(await linesOf('pb_stuck_timers')).toEqual(['pb_stuck_timers{area="orders"} 2']);
  vi.advanceTimersByTime(1);
  expect(await linesOf('pb_outbox_waiting')).toEqual([]);
  expect(await linesOf('pb_stuck_timers')).toEqual([]);
});

it('what is measured again replaces what was found before', async () => {
  measures.stuckTimers.tell([
    [{ area: 'orders' }, 2],
    [{ area: 'cases' }, 1],
  ]);
  measures.stuckTimers.tell([[{ area: 'orders' }, 1]]);
  expect(await linesOf('pb_stuck_timers')).toEqual(['pb_stuck_timers{area="orders"} 1']);
});

it('a counter that is read from tables says that it is one', async () => {
  measures.ordersPlaced.tell([[{ coin: 'BTC' }, 7]]);
  expect(await registry.getSingleMetricAsString('pb_orders_placed_total')).toContain('# TYPE pb_orders_placed_total counter');
  expect(await linesOf('pb_orders_placed_total')).toEqual(['pb_orders_placed_total{coin="BTC"} 7']);
});
