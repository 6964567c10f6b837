import type { Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

export const figures: readonly Figure[] = [
  {
    name: 'rates.price-ages',
    title: 'Age of reference prices',
    group: 'System',
    unit: 'seconds',
    form: 'lines',
    roles: [],
    isSampled: true,
    order: ['oldest', 'median'],
    select: () => sql`
      SELECT part.series, CASE part.series WHEN 'oldest' THEN ages.oldest ELSE ages.median END AS value
      FROM (
        SELECT max(extract(epoch FROM app_now() - at)) AS oldest,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM app_now() - at)) AS median
        FROM rates_prices) AS ages
      CROSS JOIN (VALUES ('oldest'), ('median')) AS part (series) WHERE ages.oldest IS NOT NULL`,
  },
];
