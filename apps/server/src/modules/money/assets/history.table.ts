import type { AccountId } from '@peerbourse/contract/ids';
import { type EntryKind, wallets } from '@peerbourse/contract/money/assets/asset.shape';
import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';
import { kindPattern } from './entry-kind.rules.ts';

/** Which entries are asked for; the end does not belong to the time. */
export interface HistoryFilter {
  coin: string | undefined;
  wallet: string | undefined;
  kind: EntryKind | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

export interface HistoryRow {
  id: bigint;
  at: Date;
  kind: string;
  coin: string;
  scale: number;
  wallet: string;
  amount: bigint;
  balanceAfter: bigint;
  reference: string;
}

export interface HistoryPage {
  /** Entries older than this posting. */
  before: bigint;
  limit: number;
}

export async function selectHistory(db: Db, ownerId: AccountId, filter: HistoryFilter, page: HistoryPage): Promise<HistoryRow[]> {
  return (await historyQuery(ownerId, filter, page).execute(db)).rows;
}

/** Each account gives its newest entries from its own index, so a page costs the same however long the history is. */
export function historyQuery(ownerId: AccountId, filter: HistoryFilter, page: HistoryPage) {
  return sql<HistoryRow>`
    SELECT entry.id, entry.at, journal.kind, entry.coin, entry.scale, entry.wallet, entry.amount, entry.balance_after AS "balanceAfter",
      journal.reference
    FROM (
      SELECT posting.*, account.asset AS coin, account.purpose AS wallet, scale
      FROM ${accountsOf(ownerId, filter)} account JOIN reference_coins coin ON coin.coin = account.asset
      CROSS JOIN LATERAL (
        SELECT id, journal_id, at, amount, balance_after FROM ledger_postings
        WHERE account_id = account.id AND id < ${page.before}::bigint ${within(filter)}
        ORDER BY id DESC LIMIT ${page.limit}) posting
      ORDER BY posting.id DESC LIMIT ${page.limit}) entry
    CROSS JOIN LATERAL (SELECT kind, reference FROM ledger_journals WHERE ledger_journals.id = entry.journal_id OFFSET 0) journal
    ORDER BY entry.id DESC`;
}

/** How many entries there are, counted up to a limit; and the posting at which the history stands. */
export async function countHistory(
  db: Db,
  ownerId: AccountId,
  filter: HistoryFilter,
  limit: number,
): Promise<{ count: number; before: bigint }> {
  const { rows } = await sql<{ count: number; before: bigint }>`
    SELECT count(*)::int AS count, coalesce(max(entry.id), 0) + 1 AS before FROM (
      SELECT posting.id FROM ${accountsOf(ownerId, filter)} account
      CROSS JOIN LATERAL (
        SELECT id FROM ledger_postings WHERE account_id = account.id ${within(filter)} ORDER BY id DESC LIMIT ${limit}) posting
      LIMIT ${limit}) entry`.execute(db);
  return rows[0] as { count: number; before: bigint };
}

/** Coins set aside are no wallet: their accounts have no history that people see. */
function accountsOf(ownerId: AccountId, { coin, wallet }: HistoryFilter) {
  return sql`(
    SELECT id, asset, purpose FROM ledger_accounts
    WHERE owner_id = ${ownerId}::bigint AND purpose = ANY(${wallet === undefined ? wallets : [wallet]}::text[])
      ${coin === undefined ? sql`` : sql`AND asset = ${coin}`} OFFSET 0)`;
}

function within({ kind, from, to }: HistoryFilter) {
  const begin = from === undefined ? sql`` : sql`AND at >= ${from}::timestamptz`;
  const end = to === undefined ? sql`` : sql`AND at < ${to}::timestamptz`;
  return sql`${begin} ${end} ${kind === undefined ? sql`` : ofKind(kind)}`;
}

/** The journal of each posting is looked up by its key: a join might read all journals. */
function ofKind(kind: EntryKind) {
  const { pattern, isWanted } = kindPattern(kind);
  return sql`AND ((SELECT kind FROM ledger_journals WHERE ledger_journals.id = journal_id) ~ ${pattern}) = ${isWanted}::boolean`;
}
