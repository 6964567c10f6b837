import type { Dashboard } from '../dashboard.ts';

export const messages: Dashboard = {
  name: 'messages',
  title: 'Messages',
  panels: [
    {
      title: 'Messages that wait',
      unit: 'count',
      lines: [{ legend: '{{way}}', query: 'max by (way) (pb_messages_waiting)' }],
    },
    {
      title: 'Oldest message that waits',
      unit: 'seconds',
      lines: [{ legend: '{{way}}, {{kind}}', query: 'max by (way, kind) (pb_message_oldest_seconds)' }],
      note: 'A code that is two minutes old is one that somebody has given up waiting for.',
    },
    {
      title: 'Messages handed to providers',
      unit: 'per-second',
      lines: [
        {
          legend: '{{way}} {{provider}}: {{outcome}}',
          query: 'sum by (way, provider, outcome) (rate(pb_message_attempts_total[5m])) > 0 or vector(0)',
        },
      ],
    },
    {
      title: 'From a message to its provider, 95 of 100',
      unit: 'seconds',
      lines: [{ legend: '{{way}}', query: 'histogram_quantile(0.95, sum by (way, le) (rate(pb_message_delay_seconds_bucket[5m])))' }],
    },
    {
      title: 'Messages given up',
      unit: 'count',
      lines: [{ legend: '{{way}}: {{reason}}', query: 'sum by (way, reason) (increase(pb_messages_given_up_total[1h])) > 0 or vector(0)' }],
    },
    {
      title: 'Providers that are passed over',
      unit: 'count',
      lines: [{ legend: '{{way}} {{provider}}', query: 'max by (way, provider) (pb_message_provider_passed_over)' }],
    },
  ],
};
