import type { adModerationList as call } from '@peerbourse/contract/p2p-ads/moderation/ad-moderation-list';
import { formatUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { referencePrices } from '#modules/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { priceOf, spreadOf } from '../ad-price.rules.ts';
import { newestEdits } from './moderation.table.ts';

const pageSize = 50;
/** Further from the reference than this is looked at. */
const outlierPpm = 50_000;

export const adModerationList: Handler<typeof call> = async ({ db }, { show = 'all', userId, cursor }) => {
  const [adNo = '', version = ''] = (cursor ?? '').split('.');
  const rows = await newestEdits(
    db,
    {
      hasWords: show === 'words',
      isTakenDown: show === 'taken-down',
      userId,
      after: cursor === undefined ? undefined : { adNo, version: Number(version) },
    },
    pageSize,
  );
  const referenceOf = await referencePrices(db);
  const ads = rows.map((ad) => {
    const reference = referenceOf(ad.coin, ad.fiat);
    const price = priceOf(ad, reference);
    return {
      adNo: ad.adNo,
      userId: ad.userId,
      nickName: ad.nickName,
      side: ad.side,
      coinCode: ad.coin,
      fiatCode: ad.fiat,
      state: ad.state,
      isHidden: ad.isHidden,
      hiddenReasons: ad.hiddenReasons,
      takenDownFor: ad.takenDownFor,
      priceType: ad.fixedPrice === null ? ('floating' as const) : ('fixed' as const),
      price: price === undefined ? null : formatUnits(price, p2pPriceScale),
      spreadPpm: spreadOf(price, reference),
      remaining: formatUnits(ad.remaining, ad.coinScale),
      remark: ad.remark,
      autoReply: ad.autoReply,
      version: ad.version,
      changedAt: ad.changedAt.toISOString(),
    };
  });
  const last = rows.at(-1);
  return {
    ads: show === 'outliers' ? ads.filter(({ spreadPpm }) => spreadPpm !== null && Math.abs(spreadPpm) > outlierPpm) : ads,
    nextCursor: rows.length === pageSize && last ? `${last.adNo}.${last.editVersion}` : null,
  };
};
