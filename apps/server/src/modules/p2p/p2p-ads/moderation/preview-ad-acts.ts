import type { previewAdActs as call } from '@peerbourse/contract/p2p/p2p-ads/moderation/preview-ad-acts';
import { formatUnits } from '@peerbourse/rules/money';
import type { Handler } from '#platform/http/serve.ts';
import { actProblem } from './act-problem.rules.ts';
import { seenAds } from './moderation.table.ts';

/** Answers by the rule that decides when it is done. */
export const previewAdActs: Handler<typeof call> = async ({ db }, { act, ads: seen }) => {
  const ads = new Map((await seenAds(db, seen)).map((ad) => [ad.adNo, ad]));
  return {
    ads: seen.map(({ adNo, version }) => {
      const ad = ads.get(adNo);
      return {
        adNo,
        problem: actProblem(act, ad, version),
        inOrders: ad ? formatUnits(ad.frozen, ad.coinScale) : '0',
        hasNewPicture: ad?.hasNewPicture ?? false,
      };
    }),
  };
};
