import type { CallOutput } from '@peerbourse/contract/call';
import { dayTotals } from '@peerbourse/contract/p2p/p2p-orders/day-totals';
import { queryOf } from '#base/api/query.ts';

export type DayTotals = CallOutput<typeof dayTotals>;

export const dayTotalsQuery = queryOf(dayTotals, {}, { staleMs: 10_000, refreshMs: 60_000, meta: { showToast: false } });
