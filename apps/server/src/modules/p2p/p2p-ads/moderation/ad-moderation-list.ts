import type { CallOutput } from '@peerbourse/contract/call';
import type { AdNo } from '@peerbourse/contract/ids';
import type { adModerationList as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { formatUnits } from '@peerbourse/rules/money';
import { p2pPriceScale } from '@peerbourse/rules/p2p-price';
import { judgeText } from '@peerbourse/rules/p2p-texts/p2p-text';
import { type P2pReference, referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { conditionsOf } from '../ad.view.ts';
import { priceOf, spreadOf } from '../ad-price.rules.ts';
import { type Paymethod, paymethodsByAd } from '../method.table.ts';
import { picturesByAd } from '../pictures/picture.table.ts';
import { pictureViews } from '../pictures/picture.view.ts';
import { type ModeratedAd, type ModerationFilter, moderatedAds, pairsOfAds } from './moderation.table.ts';

const pageSize = 50;

type View = Omit<CallOutput<typeof call>['ads'][number], 'pictures'>;

export const adModerationList: Handler<typeof call> = async (
  ctx,
  { show = 'all', adNo: wanted, userId, state, coinCode, fiatCode, cursor },
) => {
  const { db } = ctx;
  const [referenceOf, pairs] = await Promise.all([referencePrices(db), pairsOfAds(db)]);
  const rows = await moderatedAds(
    db,
    {
      isWaiting: show === 'waiting',
      hasText: show === 'words',
      isTakenDown: show === 'taken-down',
      hasNewPicture: show === 'pictures',
      isOutlier: show === 'outliers',
      adNo: wanted,
      userId,
      state,
      coin: coinCode,
      fiat: fiatCode,
      ...placeOf(cursor, show === 'waiting'),
    },
    pairs.flatMap(({ coin, fiat }) => {
      const reference = referenceOf(coin, fiat);
      return reference ? [{ coin, fiat, units: reference.units, isStale: reference.isStale }] : [];
    }),
    pageSize,
  );
  const ids = rows.map(({ id }) => id);
  const [paymethods, pictures] = await Promise.all([paymethodsByAd(db, rows), picturesByAd(db, ids)]);
  const ads = rows.map((ad) => ({
    ...view(ad, referenceOf(ad.coin, ad.fiat), paymethods.get(ad.id) ?? []),
    pictures: pictureViews(ctx, pictures.get(ad.id) ?? []),
  }));
  const last = rows.at(-1);
  return {
    ads,
    nextCursor: rows.length === pageSize && last ? cursorAt(last, show === 'waiting') : null,
  };
};

/** What waits stands in another order than everything else, so its cursors are others. */
function cursorAt({ adNo, editVersion, reviewPlace, reviewMicros }: ModeratedAd, isWaiting: boolean): string {
  return isWaiting ? `${adNo}.${reviewPlace}.${reviewMicros}` : `${adNo}.${editVersion}`;
}

function placeOf(cursor: string | undefined, isWaiting: boolean): Pick<ModerationFilter, 'after' | 'afterWaiting'> {
  if (cursor === undefined) return { after: undefined, afterWaiting: undefined };
  const [adNo, first, micros] = cursor.split('.') as [AdNo, string, string | undefined];
  if (isWaiting !== (micros !== undefined)) throw refuse('p2p-ads.cursor-over');
  return micros === undefined
    ? { after: { adNo, version: Number(first) }, afterWaiting: undefined }
    : { after: undefined, afterWaiting: { adNo, place: Number(first), micros } };
}

function view(ad: ModeratedAd, reference: P2pReference | undefined, paymethods: Paymethod[]): View {
  const price = priceOf(ad, reference);
  const spreadPpm = spreadOf(ad, price, reference);
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
    priceType: ad.fixedPrice === null ? 'floating' : 'fixed',
    price: price === undefined ? null : formatUnits(price, p2pPriceScale),
    premiumPpm: ad.premiumPpm,
    spreadPpm,
    isOutlier: ad.isOutlier,
    ...amountsOf(ad),
    payMinutes: ad.payMinutes,
    wantsAcceptance: ad.wantsAcceptance,
    paymethods,
    conditions: conditionsOf(ad),
    remark: ad.remark,
    autoReply: ad.autoReply,
    findings: findingsOf(ad),
    before: beforeOf(ad),
    review: reviewOf(ad),
    version: ad.version,
    createdAt: ad.createdAt.toISOString(),
    changedAt: ad.changedAt.toISOString(),
  };
}

function amountsOf(ad: ModeratedAd) {
  return {
    quantity: formatUnits(ad.quantity, ad.coinScale),
    remaining: formatUnits(ad.remaining, ad.coinScale),
    executed: formatUnits(ad.executed, ad.coinScale),
    minAmount: formatUnits(ad.minAmount, ad.fiatDecimals),
    maxAmount: formatUnits(ad.maxAmount, ad.fiatDecimals),
  };
}

/** The filter learns: words that it once let pass may be found today. */
function findingsOf(ad: ModeratedAd): View['findings'] {
  return (['remark', 'autoReply'] as const).flatMap((field): View['findings'] => {
    const { problem, isDoubtful } = judgeText(ad[field]);
    if (problem) return [{ field, problem }];
    return isDoubtful ? [{ field, problem: 'doubtful' }] : [];
  });
}

function reviewOf({ reviewReasons, reviewSince, priceDistancePpm }: ModeratedAd): View['review'] {
  return reviewSince === null ? null : { reasons: reviewReasons, since: reviewSince.toISOString(), priceDistancePpm };
}

function beforeOf({ earlierRemark, earlierReply, earlierAt }: ModeratedAd): View['before'] {
  return earlierAt === null ? null : { remark: earlierRemark ?? '', autoReply: earlierReply ?? '', at: earlierAt.toISOString() };
}
