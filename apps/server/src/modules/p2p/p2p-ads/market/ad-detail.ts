import type { CallOutput } from '@peerbourse/contract/call';
import type { adDetail as call } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { feePpm, openPairs } from '#modules/p2p/p2p-config/index.ts';
import { referencePrice } from '#modules/p2p/p2p-prices/index.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { conditionsOf } from '../ad.view.ts';
import { priceOf } from '../ad-price.rules.ts';
import { picturesByAd } from '../pictures/picture.table.ts';
import { pictureViews } from '../pictures/picture.view.ts';
import { takerBehind } from './ad-list.ts';
import { type MarketRow, marketRowByNo } from './market-ad.table.ts';
import { referenceView } from './market-ad.view.ts';
import { visibleAds } from './visible-ads.ts';

export const adDetail: Handler<typeof call> = async (ctx, { adNo }) => {
  const row = await marketRowByNo(ctx.db, adNo);
  const detail = row && (await detailOf(ctx, row));
  if (!detail) throw refuse('p2p-ads.unknown-ad');
  return detail;
};

/** What can be taken can be looked at, hidden or not; its owner looks at it whatever its state is. */
export async function detailOf(ctx: CallContext, row: MarketRow): Promise<CallOutput<typeof call> | undefined> {
  const { db, actor } = ctx;
  const isOwn = actor.kind === 'user' && actor.accountId === row.accountId;
  const reference = await referencePrice(db, row.coin, row.fiat);
  const price = priceOf(row, reference);
  const isOffered = row.isTakeable && (await openPairs(db))(row.coin, row.fiat);
  if (price === undefined || !(isOffered || isOwn)) return undefined;
  const taker = await takerBehind(db, actor, row.coin, row.fiat);
  const [ad] = await visibleAds(db, [{ row, price }], reference, { taker });
  must(ad, 'one ad has one view');
  const takerSide = row.side === 'sell' ? 'buy' : 'sell';
  const takerFeePpm = Number(await feePpm(db, { coin: row.coin, fiat: row.fiat, side: takerSide }));
  const pictures = ((await picturesByAd(db, [row.id])).get(row.id) ?? []).filter(({ state }) => isOwn || state === 'shown');
  return {
    ...ad,
    remark: row.remark,
    conditions: conditionsOf(row),
    reference: referenceView(reference),
    takerFeePpm,
    pictures: pictureViews(ctx, pictures),
  };
}
