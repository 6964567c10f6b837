import type { EscrowLeaf, SumNode } from '@peerbourse/rules/proofs/sum-tree';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';
import type { LeafGroup } from './escrow-tree.ts';

/** Rounds are added one after the other. */
export async function lockRounds(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('proofs.build-round'))`.execute(tx);
}

export async function newestRound(tx: Tx): Promise<{ roundNo: number; at: Date; hash: string } | undefined> {
  const { rows } = await sql<{ roundNo: number; at: Date; hash: string }>`
    SELECT round_no AS "roundNo", at, encode(hash, 'hex') AS hash FROM proofs_rounds ORDER BY round_no DESC LIMIT 1`.execute(tx);
  return rows[0];
}

export interface Round {
  roundNo: number;
  body: string;
  keyId: string | null;
  signature: string | null;
}

export async function insertRound(tx: Tx, { roundNo, at, body, keyId, signature }: Round & { at: Date }): Promise<void> {
  await sql`
    INSERT INTO proofs_rounds (round_no, at, body, key_id, signature) VALUES (${roundNo}, ${at}, ${body}, ${keyId}, ${signature})`.execute(
    tx,
  );
}

export async function insertGroup(tx: Tx, roundNo: number, { leaves, root }: LeafGroup): Promise<void> {
  const [first] = leaves;
  await sql`
    INSERT INTO proofs_groups (round_no, asset, first_no, root, sum, order_nos, salts, amounts)
    VALUES (${roundNo}, ${first?.asset}, ${first?.orderNo}, ${Buffer.from(root.hash)}, ${String(root.sum)},
      ${leaves.map(({ orderNo }) => orderNo)}::text[], ${Buffer.concat(leaves.map(({ salt }) => salt))},
      ${leaves.map(({ amount }) => String(amount))}::bigint[])`.execute(tx);
}

/** Proofs are given of the newest round alone. */
export async function dropGroups(tx: Tx, before: number): Promise<void> {
  await sql`DELETE FROM proofs_groups WHERE round_no < ${before}`.execute(tx);
}

/** The newest round that is signed, the roots of all groups of one coin, and the leaves of the group that an order would be in. */
export interface OrderGroups {
  round: { body: string; keyId: string; signature: string };
  roots: SumNode[];
  place: number;
  leaves: EscrowLeaf[];
}

interface GroupRow {
  body: string;
  keyId: string;
  signature: string;
  root: Buffer;
  sum: string;
  /** Of the one group, null in the others. */
  orderNos: string[] | null;
  salts: Buffer | null;
  amounts: bigint[] | null;
}

/** One statement: while it reads, the next round cannot take the leaves away. */
export async function groupsOf(db: Db, asset: string, orderNo: string): Promise<OrderGroups | undefined> {
  const { rows } = await sql<GroupRow>`
    WITH newest AS (
      SELECT round_no, body, key_id, signature FROM proofs_rounds WHERE signature IS NOT NULL ORDER BY round_no DESC LIMIT 1),
    own AS (
      SELECT max(first_no) AS first_no FROM proofs_groups
      WHERE round_no = (SELECT round_no FROM newest) AND asset = ${asset} AND first_no <= ${orderNo})
    SELECT body, key_id AS "keyId", signature, root, sum, CASE WHEN is_own THEN order_nos END AS "orderNos",
      CASE WHEN is_own THEN salts END AS salts, CASE WHEN is_own THEN amounts END AS amounts
    FROM newest JOIN proofs_groups found USING (round_no) CROSS JOIN LATERAL (
      SELECT found.first_no = (SELECT first_no FROM own) AS is_own) known
    WHERE asset = ${asset} ORDER BY found.first_no`.execute(db);
  const place = rows.findIndex(({ orderNos }) => orderNos !== null);
  const own = rows[place];
  if (!own) return undefined;
  const { body, keyId, signature } = own;
  const roots = rows.map(({ root, sum }) => ({ hash: root, sum: BigInt(sum) }));
  return { round: { body, keyId, signature }, roots, place, leaves: leavesOf(asset, own) };
}

function leavesOf(asset: string, { orderNos, salts, amounts }: GroupRow): EscrowLeaf[] {
  return (orderNos ?? []).map((orderNo, at) => ({
    asset,
    orderNo,
    salt: (salts as Buffer).subarray(32 * at, 32 * (at + 1)),
    amount: (amounts as bigint[])[at] as bigint,
  }));
}

/** The newest first. */
export async function roundsUpTo(db: Db, upTo: number | undefined, limit: number): Promise<Array<Round & { hash: string }>> {
  const { rows } = await sql<Round & { hash: string }>`
    SELECT round_no AS "roundNo", body, encode(hash, 'hex') AS hash, key_id AS "keyId", signature FROM proofs_rounds
    ${upTo === undefined ? sql`` : sql`WHERE round_no <= ${upTo}`} ORDER BY round_no DESC LIMIT ${limit}`.execute(db);
  return rows;
}
