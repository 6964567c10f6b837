import type { Dashboard } from '../dashboard.ts';

export const markets: Dashboard = {
  name: 'markets',
  title: 'Markets',
  panels: [
    {
      title: 'Age of the reference prices',
      unit: 'seconds',
      lines: [
        { legend: 'oldest', query: 'max(pb_price_age_seconds)' },
        { legend: 'median', query: 'quantile(0.5, max by (pair) (pb_price_age_seconds))' },
      ],
      note: 'Nothing is traded at a price that is older than the setting allows.',
    },
    {
      title: 'Pairs without a fresh price',
      unit: 'count',
      lines: [{ legend: 'stale', query: 'max(pb_prices_stale)' }],
    },
    {
      title: 'Oldest prices',
      unit: 'seconds',
      lines: [{ legend: '{{pair}}', query: 'topk(8, max by (pair) (pb_price_age_seconds))' }],
    },
    {
      title: 'Spot commands that were matched',
      unit: 'per-second',
      lines: [{ legend: 'commands', query: 'sum(rate(pb_spot_commands_total[5m]))' }],
      note: 'Orders, cancels and changes, and what the house says to a market.',
    },
    {
      title: 'Oldest spot order that waits to be matched',
      unit: 'seconds',
      lines: [{ legend: 'shard {{shard}}', query: 'max by (shard) (pb_spot_inbox_oldest_seconds)' }],
      note: 'Above ten seconds somebody is called.',
    },
    {
      title: 'Spot shards that stand still',
      unit: 'count',
      lines: [
        { legend: 'halted', query: 'sum(max by (shard) (pb_spot_shards_halted))' },
        { legend: 'without a leader', query: 'sum(max by (shard) (pb_spot_shards_leaderless))' },
      ],
    },
    {
      title: 'Looks at the P2P market',
      unit: 'per-second',
      lines: [{ legend: '{{call}}', query: 'sum by (call) (rate(pb_call_seconds_count{call=~"/v1/p2p/(pub/)?adv/.*"}[5m]))' }],
    },
  ],
};
