import type { Dashboard } from '../dashboard.ts';

export const money: Dashboard = {
  name: 'money',
  title: 'Money',
  panels: [
    {
      title: 'The books add up (0) or not (1)',
      unit: 'count',
      lines: [
        { legend: 'ledger', query: 'max(pb_ledger_red)' },
        { legend: 'escrow against open orders', query: 'max(pb_escrow_unbalanced)' },
        { legend: 'audit log', query: 'max(pb_audit_broken)' },
      ],
      note: 'A one is the worst that can be shown here: stop what moves coins first, then read the runbook.',
    },
    {
      title: 'Coins traded on P2P in an hour',
      unit: 'count',
      lines: [{ legend: '{{coin}}', query: 'max by (coin) (increase(pb_traded_coins_total[1h]))' }],
      note: 'For the eye: the books are in the ledger, not here.',
    },
    {
      title: 'Fees of P2P in an hour',
      unit: 'count',
      lines: [{ legend: '{{coin}}', query: 'max by (coin) (increase(pb_fee_coins_total[1h]))' }],
    },
    {
      title: 'Steps that move coins',
      unit: 'per-second',
      lines: [
        {
          legend: '{{call}}',
          query:
            'sum by (call) (rate(pb_call_seconds_count{call=~"/v1/p2p/order/(placeOrder|confirmPutCoin|cancellOrder)",code="0"}[5m])) or vector(0)',
        },
      ],
    },
    {
      title: 'Looks of staff that were refused or at a canary',
      unit: 'count',
      lines: [
        { legend: 'over the quota', query: 'sum(increase(pb_view_quota_refusals_total[1h]))' },
        { legend: 'at a canary', query: 'sum(increase(pb_canary_views_total[1h]))' },
      ],
      note: 'A canary is an invented customer whom nobody has a reason to look at.',
    },
  ],
};
