import type { AdNo } from '@peerbourse/contract/ids';
import type { publishAd as call } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { proveFundPassword } from '#modules/identity/accounts/index.ts';
import { heedRules } from '#modules/identity/risk/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertEdit, ownAd, writeJudgement } from '../ad.table.ts';
import { myAdView } from '../ad.view.ts';
import { admitAdvertiser } from '../admit-advertiser.ts';
import { adCounts, lockProfile } from '../advertiser.table.ts';
import { checkTerms, type Market } from '../check-terms.ts';
import { replaceUserMethods } from '../method.table.ts';
import { mostAds } from '../most-ads.ts';
import { replacePictures } from '../pictures/replace-pictures.ts';
import { moveReserve } from '../reserve.ts';
import { insertAd } from './own-ad.table.ts';

export const provePublishing: Prove<typeof call, void> = (ctx, { accountPwd }) => proveFundPassword(ctx, accountPwd);

/** The ad and the coins that it offers come to the market together. */
export const publishAd: Handler<typeof call> = async (ctx, { side, coinCode, fiatCode, isOnline, isHidden, ...terms }) => {
  const { tx, actor } = ctx;
  const market: Market = { accountId: actor.accountId, side, coin: coinCode, fiat: fiatCode };
  await lockProfile(tx, market.accountId);
  const { merchantLevel } = await admitAdvertiser(ctx, side);
  const { columns, judgement, methodIds, reserve } = await checkTerms(tx, market, terms);
  await heedRules(ctx, 'publish-ad', { coin: coinCode, units: columns.remaining });
  await checkCount(tx, market, await mostAds(tx, merchantLevel));
  const adNo = publicNumber() as AdNo;
  const id = await insertAd(tx, {
    ...columns,
    ad_no: adNo,
    account_id: BigInt(market.accountId),
    side,
    coin: coinCode,
    fiat: fiatCode,
    state: isOnline ? 'online' : 'offline',
    is_hidden: isHidden,
    quantity: columns.remaining,
  });
  await writeJudgement(tx, id, judgement);
  await replaceUserMethods(tx, id, methodIds);
  await replacePictures(tx, { id, accountId: market.accountId }, terms.pictures);
  await insertEdit(tx, id, 'publish');
  await moveReserve(tx, { adNo, ...market }, reserve, 1);
  const ad = await ownAd(tx, market.accountId, adNo);
  must(ad, 'an ad that was published is there');
  return await myAdView(tx, ad);
};

async function checkCount(tx: Tx, { accountId, side, coin, fiat }: Market, most: number): Promise<void> {
  const used = (await adCounts(tx, accountId)).find((row) => row.side === side && row.coin === coin && row.fiat === fiat);
  if ((used?.count ?? 0) >= most) throw refuse('p2p-ads.too-many-ads', { most });
}
