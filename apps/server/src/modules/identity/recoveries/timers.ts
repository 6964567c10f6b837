import { sql } from '#platform/sql.ts';
import type { Timers } from '#platform/timers.ts';

export const timers: readonly Timers[] = [
  {
    area: 'recoveries',
    title: 'Recoveries that take effect',
    job: 'recoveries.finish',
    address: '#/recoveries/',
    passed: (before) => sql`
      SELECT case_no AS number, effective_at AS due_at FROM recoveries_cases WHERE state = 'cooling' AND effective_at <= ${before}`,
  },
];
