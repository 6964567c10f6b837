import type { Db } from '#platform/db/pool.ts';
import { sql } from '#platform/sql.ts';

export interface LedgerRoot {
  postings: number;
  /** Over every posting with its journal. */
  hash: string;
  /** In smallest units, what each coin's postings add up to, and how many they are. */
  coins: ReadonlyArray<{ coin: string; sum: string; postings: number }>;
}

/** A transaction before which nothing can be added to the ledger any more. */
export async function settledUpTo(db: Db): Promise<string> {
  const { rows } = await sql<{ up_to: string }>`SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS up_to`.execute(db);
  return (rows[0] as { up_to: string }).up_to;
}

/**
 * What the ledger says up to a transaction, as one hash: of two copies of the database that answer the same, neither has a posting
 * that the other has not, or that it has otherwise. Postings are hashed by thousands, and then these hashes, so that memory stays small.
 */
export async function ledgerRoot(db: Db, upTo: string): Promise<LedgerRoot> {
  const { rows } = await sql<LedgerRoot>`
    WITH lines AS (
      SELECT posting.id, posting.asset, amount,
        concat_ws('|', posting.id, journal_id, kind, key, encode(content, 'hex'), account_id, posting.asset, sub_key, amount,
          balance_after, written_in, extract(epoch FROM posting.at)) AS line
      FROM ledger_postings posting JOIN ledger_journals journal ON journal.id = journal_id
      WHERE written_in < ${upTo}::xid8),
    blocks AS (
      SELECT id / 1000 AS block_no, count(*) AS postings, sha256(convert_to(string_agg(line, E'\n' ORDER BY id), 'UTF8')) AS hash
      FROM lines GROUP BY 1)
    SELECT (SELECT coalesce(sum(postings), 0)::float8 FROM blocks) AS postings,
      (SELECT encode(sha256(coalesce(string_agg(hash, ''::bytea ORDER BY block_no), ''::bytea)), 'hex') FROM blocks) AS hash,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('coin', asset, 'sum', total, 'postings', counted) ORDER BY asset), '[]')
       FROM (SELECT asset, sum(amount)::text AS total, count(*) AS counted FROM lines GROUP BY asset) AS coins) AS coins`.execute(db);
  return rows[0] as LedgerRoot;
}
