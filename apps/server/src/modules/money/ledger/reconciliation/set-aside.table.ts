import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import { compare, type Look, ofAssets } from './reconciliation.table.ts';

/** What sell ads offer lies aside, fee included. More than that shows among the coins in between. */
export async function reservesOfAds(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    ofAssets,
    sql`
      SELECT concat('ads of owner ', offered.account_id, ' in ', offered.coin) AS subject, offered.coin AS asset, units AS expected,
        least(units, coalesce(kept.balance, 0)) AS found
      FROM (
        SELECT account_id, coin, sum(units) AS units FROM p2p_ads_reserves GROUP BY account_id, coin) offered
      LEFT JOIN ledger_account_balances kept ON owner_id = offered.account_id AND kept.asset = offered.coin AND purpose = 'ad-reserve'`,
  );
}

/** What lies aside for orders of markets is what their owners' orders hold. */
export async function holdsOfOrders(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    ofAssets,
    sql`
      SELECT concat('orders of owner ', owner_id, ' in ', asset) AS subject, asset, coalesce(units, 0) AS expected, coalesce(balance, 0) AS found
      FROM spot_holds FULL JOIN (
        SELECT owner_id, asset, balance FROM ledger_account_balances WHERE purpose = 'order-hold' AND balance <> 0) kept USING (owner_id, asset)`,
  );
}

/** What lies aside for quote sets is what they have reserved, market by market. */
export async function reservesOfQuotes(tx: Tx): Promise<Look> {
  return await compare(
    tx,
    ofAssets,
    sql`
      SELECT concat('quotes of owner ', owner_id, ' in ', symbol) AS subject, asset, coalesce(units, 0) AS expected, coalesce(balance, 0) AS found
      FROM spot_reserves FULL JOIN (
        SELECT owner_id, asset, sub_key AS symbol, balance FROM ledger_balances JOIN ledger_accounts account ON account.id = account_id
        WHERE purpose = 'quote' AND balance <> 0) kept USING (owner_id, asset, symbol)`,
  );
}
