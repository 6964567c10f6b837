import { caseEvents } from '@peerbourse/rules/p2p-appeals/case-events';
import type { Query } from './order-market.ts';

interface Look {
  orderNo: string;
  version: number;
  steps: number;
  isChained: boolean;
  isHeadLast: boolean;
  isOpen: boolean;
  escrow: string;
  owed: string;
  exits: number;
}

/** Orders of one ad or of all, each compared with its coins and with what is written of it, in one glance. */
export async function lookAtOrders(query: Query, adNo: string | null = null): Promise<string[]> {
  const looks = await query<Look>(
    `SELECT order_no AS "orderNo", version, status < 3 AS "isOpen", (quantity + seller_fee)::text AS owed,
       (SELECT count(*)::int FROM p2p_orders_events WHERE order_id = trade.id AND code <> ALL ($2)) AS steps,
       (SELECT bool_and(is_whole) FROM (
          SELECT hash = p2p_orders_hash(coalesce(lag(hash) OVER (ORDER BY seq), ''), seq, code, actor, data, at)
            AND seq = row_number() OVER (ORDER BY seq) AS is_whole FROM p2p_orders_events WHERE order_id = trade.id) event) AS "isChained",
       event_head = (SELECT hash FROM p2p_orders_events WHERE order_id = trade.id ORDER BY seq DESC LIMIT 1) AS "isHeadLast",
       (SELECT coalesce(sum(balance), 0) FROM ledger_balances WHERE sub_key = order_no
         AND account_id = ledger_account_id(NULL, trade.coin, 'escrow'))::text AS escrow,
       (SELECT count(*)::int FROM ledger_hold_exits WHERE hold_id = trade.hold_id) AS exits
     FROM p2p_orders_orders trade WHERE $1::text IS NULL OR ad_no = $1`,
    [adNo, [...caseEvents]],
  );
  return [...looks.flatMap(problemsOf), ...(await lookAtAds(query, adNo))];
}

function problemsOf({ orderNo, version, steps, isChained, isHeadLast, isOpen, escrow, owed, exits }: Look): string[] {
  const wrong = [
    ...(version === steps ? [] : [`is at version ${version} after ${steps} steps`]),
    ...(isChained && isHeadLast ? [] : ['has a broken chain of events']),
    ...(escrow === (isOpen ? owed : '0') ? [] : [`is ${isOpen ? 'open' : 'over'} with ${escrow} of ${owed} in escrow`]),
    ...(exits === (isOpen ? 0 : 1) ? [] : [`has ${exits} exits of its coins`]),
  ];
  return wrong.map((what) => `order ${orderNo} ${what}`);
}

/** What an ad has given away, keeps and expects is all that it ever had. */
async function lookAtAds(query: Query, adNo: string | null): Promise<string[]> {
  const rows = await query<{ adNo: string; parts: string }>(
    `SELECT ad_no AS "adNo", concat_ws(' ', quantity, remaining, frozen, executed, returned) AS parts FROM p2p_ads_ads ad
     WHERE ($1::text IS NULL OR ad_no = $1) AND (quantity <> remaining + frozen + executed + returned
       OR frozen <> (SELECT coalesce(sum(quantity), 0) FROM p2p_orders_orders trade WHERE trade.ad_no = ad.ad_no AND status < 3 AND continues_no IS NULL)
       OR executed <> (SELECT coalesce(sum(coalesce(buyer_part, quantity)), 0) FROM p2p_orders_orders trade WHERE trade.ad_no = ad.ad_no AND status = 3 AND continues_no IS NULL))`,
    [adNo],
  );
  return rows.map(({ adNo: no, parts }) => `the parts of ad ${no} do not add up with its orders: ${parts}`);
}
