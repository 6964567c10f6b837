import { sql } from '#platform/sql.ts';
import type { Timers } from '#platform/timers.ts';

export const timers: readonly Timers[] = [
  {
    area: 'cases',
    title: 'Clocks of appeals and claims',
    job: 'p2p-appeals.keep-clocks',
    address: '#/p2p/orders/',
    passed: (before) => sql`SELECT order_no AS number, next_at AS due_at FROM p2p_appeals_cases WHERE next_at <= ${before}`,
  },
];
