import { bucketOf, type Figure } from '#platform/figures.ts';
import { sql } from '#platform/sql.ts';

export const figures: readonly Figure[] = [
  {
    name: 'p2p-appeals.opened',
    title: 'Appeals, claims and reviews opened',
    group: 'Appeals',
    unit: 'count',
    form: 'bars',
    roles: [],
    select: (span) => sql`
      SELECT kind AS series, ${bucketOf(sql`opened_at`, span)} AS at, count(*) AS value
      FROM p2p_appeals_cases WHERE opened_at >= ${span.since} GROUP BY series, at`,
  },
  {
    name: 'p2p-appeals.open',
    title: 'Open cases by age',
    group: 'Appeals',
    unit: 'count',
    form: 'now',
    roles: [],
    order: ['under 1 hour', '1 to 6 hours', '6 to 24 hours', '1 to 3 days', 'over 3 days'],
    select: () => sql`
      SELECT age.series, NULL::timestamptz AS at, count(found.id) AS value
      FROM (VALUES ('under 1 hour', 0, 1), ('1 to 6 hours', 1, 6), ('6 to 24 hours', 6, 24), ('1 to 3 days', 24, 72),
        ('over 3 days', 72, 1000000)) AS age (series, from_hours, to_hours)
      LEFT JOIN p2p_appeals_cases found ON found.closed_at IS NULL
        AND found.opened_at <= app_now() - make_interval(hours => from_hours) AND found.opened_at > app_now() - make_interval(hours => to_hours)
      GROUP BY age.series`,
  },
  {
    name: 'p2p-appeals.duration',
    title: 'Time to close a case',
    group: 'Appeals',
    unit: 'seconds',
    form: 'lines',
    roles: [],
    order: ['median', 'slowest'],
    select: (span) => sql`
      SELECT part.series, ended.at, CASE part.series WHEN 'median' THEN ended.median ELSE ended.slowest END AS value
      FROM (
        SELECT ${bucketOf(sql`closed_at`, span)} AS at, max(extract(epoch FROM closed_at - opened_at)) AS slowest,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM closed_at - opened_at)) AS median
        FROM p2p_appeals_cases WHERE closed_at >= ${span.since} GROUP BY at) AS ended
      CROSS JOIN (VALUES ('median'), ('slowest')) AS part (series)`,
  },
  {
    name: 'p2p-appeals.missed',
    title: 'Missed staff deadlines',
    group: 'Appeals',
    unit: 'count',
    form: 'bars',
    roles: [],
    select: (span) => sql`
      SELECT missed.series, ${bucketOf(sql`missed.at`, span)} AS at, count(*) AS value FROM (
        SELECT 'to take a case' AS series, take_missed_at AS at FROM p2p_appeals_cases WHERE take_missed_at >= ${span.since}
        UNION ALL
        SELECT 'to decide it', decision_missed_at FROM p2p_appeals_cases WHERE decision_missed_at >= ${span.since}) AS missed
      GROUP BY missed.series, 2`,
  },
];
