import type { Dashboard } from '../dashboard.ts';

/** What PostgreSQL's exporter measures; `datname` is the database of the exchange. */
export const postgresql: Dashboard = {
  name: 'postgresql',
  title: 'PostgreSQL',
  panels: [
    {
      title: 'Connections',
      unit: 'count',
      lines: [
        { legend: 'open', query: 'sum(pg_stat_activity_count)' },
        { legend: 'allowed', query: 'max(pg_settings_max_connections)' },
      ],
    },
    {
      title: 'Connections by state',
      unit: 'count',
      lines: [{ legend: '{{state}}', query: 'sum by (state) (pg_stat_activity_count{datname=~"peerbourse.*"})' }],
    },
    {
      title: 'Transactions',
      unit: 'per-second',
      lines: [
        { legend: 'committed', query: 'sum(rate(pg_stat_database_xact_commit{datname=~"peerbourse.*"}[5m]))' },
        { legend: 'rolled back', query: 'sum(rate(pg_stat_database_xact_rollback{datname=~"peerbourse.*"}[5m]))' },
      ],
      note: 'Refusals roll back, so some of these are an ordinary day.',
    },
    {
      title: 'Longest transaction',
      unit: 'seconds',
      lines: [{ legend: '{{state}}', query: 'max by (state) (pg_stat_activity_max_tx_duration{datname=~"peerbourse.*"})' }],
      note: 'Minutes hold up the removal of old rows and, with locks, other people.',
    },
    {
      title: 'Blocks found in memory',
      unit: 'share',
      lines: [
        {
          legend: 'hit',
          query:
            'sum(rate(pg_stat_database_blks_hit{datname=~"peerbourse.*"}[5m])) / clamp_min(sum(rate(pg_stat_database_blks_hit{datname=~"peerbourse.*"}[5m])) + sum(rate(pg_stat_database_blks_read{datname=~"peerbourse.*"}[5m])), 1)',
        },
      ],
    },
    {
      title: 'Deadlocks',
      unit: 'count',
      lines: [{ legend: 'in 15 minutes', query: 'sum(increase(pg_stat_database_deadlocks{datname=~"peerbourse.*"}[15m]))' }],
      note: 'Zero: everything locks in one order.',
    },
    {
      title: 'Size of the database',
      unit: 'bytes',
      lines: [{ legend: '{{datname}}', query: 'max by (datname) (pg_database_size_bytes{datname=~"peerbourse.*"})' }],
    },
    {
      title: 'Rows written',
      unit: 'per-second',
      lines: [
        { legend: 'inserted', query: 'sum(rate(pg_stat_database_tup_inserted{datname=~"peerbourse.*"}[5m]))' },
        { legend: 'updated', query: 'sum(rate(pg_stat_database_tup_updated{datname=~"peerbourse.*"}[5m]))' },
        { legend: 'deleted', query: 'sum(rate(pg_stat_database_tup_deleted{datname=~"peerbourse.*"}[5m]))' },
      ],
    },
  ],
};
