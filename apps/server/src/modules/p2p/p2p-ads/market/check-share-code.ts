import type { checkShareCode as call } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { openPairs } from '#modules/p2p/p2p-config/index.ts';
import type { Db } from '#platform/db/pool.ts';
import type { Handler } from '#platform/http/serve.ts';
import { type MarketRow, marketRowByNo } from './market-ad.table.ts';
import { adNoOfCode } from './share-code.table.ts';

export const checkShareCode: Handler<typeof call> = async ({ db }, { code }) => {
  const row = await adBehind(db, code);
  return {
    isAlive: row !== undefined,
    adNo: row?.adNo ?? null,
    coinCode: row?.coin ?? null,
    fiatCode: row?.fiat ?? null,
    side: row?.side ?? null,
  };
};

/** The ad behind a code, as long as somebody can take it. */
export async function adBehind(db: Db, code: string): Promise<MarketRow | undefined> {
  const adNo = await adNoOfCode(db, code);
  const row = adNo === undefined ? undefined : await marketRowByNo(db, adNo);
  return row?.isTakeable && (await openPairs(db))(row.coin, row.fiat) ? row : undefined;
}
