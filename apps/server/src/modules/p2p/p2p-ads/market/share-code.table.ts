import type { AdNo } from '@peerbourse/contract/ids';
import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export async function insertShareCode(
  tx: Tx,
  { code, adId, days, maxUses }: { code: string; adId: string; days: number; maxUses: number },
): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    INSERT INTO p2p_ads_share_codes (code, ad_id, expires_at, max_uses)
    VALUES (${code}, ${adId}, app_now() + make_interval(days => ${days}), ${maxUses}) RETURNING expires_at AS "expiresAt"`.execute(tx);
  return (rows[0] as { expiresAt: Date }).expiresAt;
}

/** So that only so many lead to one ad, the oldest stop doing so. */
export async function endOldestCodes(tx: Tx, adId: string, kept: number): Promise<void> {
  await sql`
    UPDATE p2p_ads_share_codes SET uses = max_uses
    WHERE code IN (
      SELECT code FROM (
        SELECT code, row_number() OVER (ORDER BY created_at DESC, code) AS place FROM p2p_ads_share_codes
        WHERE ad_id = ${adId} AND expires_at > app_now() AND uses < max_uses
      ) living WHERE place > ${kept})`.execute(tx);
}

/** The ad that a living code leads to. */
export async function adNoOfCode(db: Db, typed: string): Promise<AdNo | undefined> {
  const { rows } = await sql<{ adNo: AdNo }>`
    SELECT ad_no AS "adNo" FROM p2p_ads_share_codes JOIN p2p_ads_ads ad ON ad.id = ad_id
    WHERE code = ${asKept(typed)} AND expires_at > app_now() AND uses < max_uses AND ad.state <> 'deleted'`.execute(db);
  return rows[0]?.adNo;
}

/** One use for one order. Answers false when the code is over or leads elsewhere. */
export async function spendShareCode(tx: Tx, typed: string, adId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE p2p_ads_share_codes SET uses = uses + 1
    WHERE code = ${asKept(typed)} AND ad_id = ${adId} AND expires_at > app_now() AND uses < max_uses RETURNING 1`.execute(tx);
  return rows.length === 1;
}

/** Codes that have been over for a while: until then whoever comes with one is told that it is over. */
export async function deleteOldCodes(db: Db): Promise<void> {
  await sql`DELETE FROM p2p_ads_share_codes WHERE expires_at < app_now() - interval '7 days'`.execute(db);
}

/** People type small letters, and paste spaces and hyphens along. */
function asKept(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
