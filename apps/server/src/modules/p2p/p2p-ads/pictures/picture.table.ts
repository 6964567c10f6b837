import type { Db } from '#platform/db/pool.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { sql } from '#platform/sql.ts';

export interface PictureRow {
  fileId: string;
  state: 'waiting' | 'shown' | 'refused';
}

/** The pictures of each ad, in the advertiser's order. */
export async function picturesByAd(db: Db, adIds: readonly string[]): Promise<Map<string, PictureRow[]>> {
  const { rows } = await sql<PictureRow & { adId: string }>`
    SELECT ad_id::text AS "adId", file_id AS "fileId", state FROM p2p_ads_pictures
    WHERE ad_id = ANY(${[...adIds]}::bigint[]) ORDER BY ad_id, place`.execute(db);
  const byAd = Map.groupBy(rows, ({ adId }) => adId);
  return new Map([...byAd].map(([adId, found]) => [adId, found.map(({ fileId, state }) => ({ fileId, state }))]));
}

/** Answers those that the ad no longer has. */
export async function deletePicturesBut(tx: Tx, adId: string, fileIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ fileId: string }>`
    DELETE FROM p2p_ads_pictures WHERE ad_id = ${adId} AND file_id <> ALL(${[...fileIds]}::text[]) RETURNING file_id AS "fileId"`.execute(
    tx,
  );
  return rows.map(({ fileId }) => fileId);
}

/** Pictures that the ad has already keep what staff thought of them; a picture of another ad is not written. Answers how many the ad has. */
export async function writePictures(tx: Tx, adId: string, fileIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    INSERT INTO p2p_ads_pictures AS kept (ad_id, file_id, place)
    SELECT ${adId}::bigint, named.file_id, named.place FROM unnest(${[...fileIds]}::text[]) WITH ORDINALITY AS named (file_id, place)
    ON CONFLICT (file_id) DO UPDATE SET place = excluded.place WHERE kept.ad_id = excluded.ad_id
    RETURNING 1`.execute(tx);
  return rows.length;
}

export async function updatePictureState(tx: Tx, adId: string, fileId: string, state: PictureRow['state']): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE p2p_ads_pictures SET state = ${state} WHERE ad_id = ${adId} AND file_id = ${fileId}`.execute(tx);
  return numAffectedRows > 0n;
}
