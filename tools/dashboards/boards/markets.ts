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
      title: 'Looks at the P2P market',
      unit: 'per-second',
      lines: [{ legend: '{{call}}', query: 'sum by (call) (rate(pb_call_seconds_count{call=~"/v1/p2p/(pub/)?adv/.*"}[5m]))' }],
    },
  ],
};
