import type { Dashboard } from '../dashboard.ts';

export const platform: Dashboard = {
  name: 'platform',
  title: 'Platform',
  panels: [
    {
      title: 'Processes that answer',
      unit: 'count',
      lines: [{ legend: '{{job}}', query: 'sum by (job) (up{job=~"api|admin|stream|worker|matcher|web"})' }],
      note: 'Zero is an outage of the role; visitors notice api, stream, matcher and web.',
    },
    {
      title: 'Calls',
      unit: 'per-second',
      lines: [{ legend: '{{job}}', query: 'sum by (job) (rate(pb_call_seconds_count[5m]))' }],
    },
    {
      title: 'Time to answer a call',
      unit: 'seconds',
      lines: [
        { legend: 'median', query: 'histogram_quantile(0.5, sum by (le) (rate(pb_call_seconds_bucket[5m])))' },
        { legend: '95 of 100', query: 'histogram_quantile(0.95, sum by (le) (rate(pb_call_seconds_bucket[5m])))' },
        { legend: '99 of 100', query: 'histogram_quantile(0.99, sum by (le) (rate(pb_call_seconds_bucket[5m])))' },
      ],
    },
    {
      title: 'Slowest calls, 95 of 100',
      unit: 'seconds',
      lines: [{ legend: '{{call}}', query: 'topk(8, histogram_quantile(0.95, sum by (call, le) (rate(pb_call_seconds_bucket[5m]))))' }],
    },
    {
      title: 'Bugs and outages',
      unit: 'per-second',
      lines: [
        { legend: '500 from {{job}}', query: 'sum by (job) (rate(pb_bugs_total[5m])) or sum by (job) (0 * up{job=~"api|admin"})' },
        { legend: '503 from {{job}}', query: 'sum by (job) (rate(pb_outages_total[5m])) or sum by (job) (0 * up{job=~"api|admin"})' },
      ],
      note: 'Both are zero on a good day.',
    },
    {
      title: 'Delay of the event loop, 99 of 100',
      unit: 'seconds',
      lines: [{ legend: '{{job}}', query: 'max by (job) (pb_nodejs_eventloop_lag_p99_seconds)' }],
      note: 'Above 0.2 s everybody waits for one slow piece of work.',
    },
    {
      title: 'Memory of a process',
      unit: 'bytes',
      lines: [{ legend: '{{job}}', query: 'max by (job) (pb_process_resident_memory_bytes)' }],
    },
    {
      title: 'Processor time',
      unit: 'share',
      lines: [{ legend: '{{job}}', query: 'sum by (job) (rate(pb_process_cpu_seconds_total[5m]))' }],
      note: 'One is a whole core.',
    },
    {
      title: 'Pages',
      unit: 'per-second',
      lines: [{ legend: '{{kind}}', query: 'sum by (kind) (rate(pb_web_page_seconds_count[5m]))' }],
    },
    {
      title: 'Time to answer a page, 95 of 100',
      unit: 'seconds',
      lines: [{ legend: '{{kind}}', query: 'histogram_quantile(0.95, sum by (kind, le) (rate(pb_web_page_seconds_bucket[5m])))' }],
    },
    {
      title: 'What is left of the error budgets of 30 days',
      unit: 'share',
      lines: [{ legend: '{{slo}}', query: 'slo:error_budget_left:30d' }],
      note: 'Recorded every five minutes. docs/slo.md says what counts.',
    },
    {
      title: 'Who waits for a connection to PostgreSQL',
      unit: 'count',
      lines: [
        { legend: 'waiting, {{pool}}', query: 'sum by (pool) (pb_db_pool_waiting)' },
        { legend: 'open, {{pool}}', query: 'sum by (pool) (pb_db_pool_open)' },
      ],
      note: 'Waiting for minutes means that the pool is too small, or that one statement holds up everybody.',
    },
    {
      title: 'Live sockets',
      unit: 'count',
      lines: [
        { legend: 'sockets', query: 'sum(pb_sockets)' },
        { legend: 'subscriptions', query: 'sum(pb_socket_subscriptions)' },
      ],
    },
    {
      title: 'Frames to live sockets',
      unit: 'per-second',
      lines: [
        { legend: 'sent', query: 'sum(rate(pb_socket_frames_total[5m]))' },
        { legend: 'gaps filled', query: 'sum(rate(pb_fact_gaps_total[5m]))' },
        { legend: 'closed for being slow', query: 'sum(rate(pb_slow_sockets_total[5m]))' },
      ],
    },
    {
      title: 'Facts on their way to NATS',
      unit: 'per-second',
      lines: [{ legend: 'handed over', query: 'sum(rate(pb_facts_relayed_total[5m]))' }],
    },
    {
      title: 'Oldest fact that waits for NATS',
      unit: 'seconds',
      lines: [{ legend: 'oldest', query: 'max(pb_outbox_oldest_seconds)' }],
      note: 'While it grows, open pages follow from PostgreSQL, two seconds late.',
    },
    {
      title: 'Time of scheduled jobs, 95 of 100',
      unit: 'seconds',
      lines: [
        {
          legend: '{{exported_job}}',
          query: 'topk(8, histogram_quantile(0.95, sum by (exported_job, le) (rate(pb_job_seconds_bucket[5m]))))',
        },
      ],
    },
    {
      title: 'Jobs by the time since their last success, in intervals of their own',
      unit: 'count',
      lines: [
        {
          legend: '{{exported_job}}',
          query:
            'topk(5, (time() - max by (exported_job) (pb_job_last_success_timestamp_seconds)) / (max by (exported_job) (pb_job_every_seconds) >= 60))',
        },
      ],
      note: 'One is on time. Without those that come round more often than once a minute: they are looked at every 15 seconds only.',
    },
    {
      title: 'Scheduled jobs that failed',
      unit: 'count',
      lines: [{ legend: '{{exported_job}}', query: 'sum by (exported_job) (increase(pb_job_failures_total[15m])) > 0 or vector(0)' }],
    },
  ],
};
