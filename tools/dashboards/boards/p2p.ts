import type { Dashboard } from '../dashboard.ts';

export const p2p: Dashboard = {
  name: 'p2p',
  title: 'P2P',
  panels: [
    {
      title: 'Open orders by state',
      unit: 'count',
      lines: [{ legend: '{{state}}', query: 'max by (state) (pb_orders)' }],
    },
    {
      title: 'Orders in an hour',
      unit: 'count',
      lines: [
        { legend: 'placed', query: 'sum(max by (coin) (increase(pb_orders_placed_total[1h])))' },
        { legend: 'completed', query: 'sum(max by (coin) (increase(pb_orders_completed_total[1h])))' },
        { legend: 'canceled', query: 'sum(max by (coin) (increase(pb_orders_canceled_total[1h])))' },
      ],
      note: 'Each worker tells the same numbers, so the largest counts.',
    },
    {
      title: 'Steps of orders',
      unit: 'per-second',
      lines: [
        {
          legend: '{{call}}',
          query:
            'sum by (call) (rate(pb_call_seconds_count{call=~"/v1/p2p/order/(placeOrder|agreePay|confirmPay|confirmPutCoin|cancellOrder|rejectOrders|applyAppeal)"}[5m])) or vector(0)',
        },
      ],
    },
    {
      title: 'Steps of orders that were refused',
      unit: 'per-second',
      lines: [
        {
          legend: '{{call}}',
          query:
            'sum by (call) (rate(pb_call_seconds_count{call=~"/v1/p2p/order/(placeOrder|agreePay|confirmPay|confirmPutCoin|cancellOrder|rejectOrders)",code!="0"}[5m])) or vector(0)',
        },
      ],
      note: 'Refusals are answers: a rise without a release or a new rule is worth a look.',
    },
    {
      title: 'Time of the steps of orders, 95 of 100',
      unit: 'seconds',
      lines: [
        {
          legend: '{{call}}',
          query:
            'histogram_quantile(0.95, sum by (call, le) (rate(pb_call_seconds_bucket{call=~"/v1/p2p/order/(placeOrder|agreePay|confirmPay|confirmPutCoin|cancellOrder|rejectOrders)"}[5m])))',
        },
      ],
    },
    {
      title: 'Deadlines that nobody acted on',
      unit: 'count',
      lines: [{ legend: '{{area}}', query: 'max by (area) (pb_stuck_timers)' }],
      note: 'Zero on a good day.',
    },
    {
      title: 'Cases that wait for staff',
      unit: 'count',
      lines: [{ legend: '{{queue}}', query: 'max by (queue) (pb_queue_waiting)' }],
    },
    {
      title: 'Oldest case that waits for staff',
      unit: 'seconds',
      lines: [{ legend: '{{queue}}', query: 'max by (queue) (pb_queue_oldest_seconds)' }],
    },
    {
      title: 'Appeals that staff are late with',
      unit: 'count',
      lines: [{ legend: 'late', query: 'max(pb_appeals_late)' }],
    },
  ],
};
