import type { adLimits as call } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { formatUnits } from '@peerbourse/rules/money';
import { p2pConfig, p2pFiats } from '#modules/p2p/p2p-config/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { adCounts, advertiserOf } from '../advertiser.table.ts';
import { mostAds } from '../most-ads.ts';

export const adLimits: Handler<typeof call> = async ({ db, actor }) => {
  const [{ ads, advImageNum }, fiats, counts, advertiser] = await Promise.all([
    p2pConfig(db),
    p2pFiats(db),
    adCounts(db, actor.accountId),
    advertiserOf(db, actor.accountId),
  ]);
  return {
    mayPublish: advertiser?.mayPublish === true,
    adsPerPairAndSide: await mostAds(db, advertiser?.merchantLevel ?? null),
    methodsPerAd: ads.methodsPerAd,
    picturesPerAd: advImageNum,
    remarkLength: ads.remarkLength,
    autoReplyLength: ads.autoReplyLength,
    editsPerFiveMinutes: ads.editsPerFiveMinutes,
    idleDays: ads.idleDays,
    fiats: fiats.map(({ fiat, decimals, minUnits, maxUnits, payWindows }) => ({
      fiatCode: fiat,
      minAmount: formatUnits(minUnits, decimals),
      maxAmount: formatUnits(maxUnits, decimals),
      payMinutes: [...payWindows],
    })),
    used: counts.map(({ side, coin, fiat, count }) => ({ side, coinCode: coin, fiatCode: fiat, count })),
  };
};
