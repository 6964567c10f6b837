import type { UserId } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { UserActor } from '#platform/http/session-gate.ts';
import { sql } from '#platform/sql.ts';

export interface CoinBalances {
  coin: string;
  name: string;
  scale: number;
  spot: bigint;
  otc: bigint;
  contract: bigint;
  earn: bigint;
  aside: bigint;
  ads: bigint;
  orders: bigint;
  margin: bigint;
  deposit: bigint;
  withdrawable: bigint;
}

/** Every coin, with the number that the assets channel has reached: one statement, so they fit together. */
export async function selectCoinBalances(
  db: Db,
  { accountId, userId }: Pick<UserActor, 'accountId' | 'userId'>,
): Promise<{ seq: number; coins: CoinBalances[] }> {
  const { rows } = await sql<CoinBalances & { seq: bigint | null }>`
    SELECT coin.coin, coin.name, coin.scale, ${sumOf('spot')} AS spot, ${sumOf('otc')} AS otc, ${sumOf('contract')} AS contract,
      ${sumOf('earn')} AS earn, coalesce(sum(balance) FILTER (WHERE NOT is_wallet), 0)::bigint AS aside,
      ${sumOf('ad-reserve')} AS ads, ${sumOf('order-hold', 'quote')} AS orders, ${sumOf('risk')} AS margin, ${sumOf('deposit')} AS deposit,
      ledger_withdrawable(${accountId}::bigint, coin.coin) AS withdrawable,
      (SELECT last_seq FROM platform_fact_heads WHERE stream = 'ledger' AND key = ${userId}) AS seq
    FROM reference_coins coin
    LEFT JOIN ledger_account_balances account ON account.asset = coin.coin AND account.owner_id = ${accountId}::bigint
    GROUP BY coin.coin ORDER BY coin.sort`.execute(db);
  return { seq: Number(rows[0]?.seq ?? 0n), coins: rows };
}

function sumOf(...purposes: string[]) {
  return sql`coalesce(sum(balance) FILTER (WHERE purpose IN (${sql.join(purposes.map((purpose) => sql.lit(purpose)))})), 0)::bigint`;
}

/** Where the assets channel of an account stands. */
export async function selectSeq(db: Db, userId: UserId): Promise<number> {
  const row = await db
    .selectFrom('platform_fact_heads')
    .select('last_seq')
    .where('stream', '=', 'ledger')
    .where('key', '=', userId)
    .executeTakeFirst();
  return Number(row?.last_seq ?? 0n);
}
