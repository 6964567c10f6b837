import type { AdConditions } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { english } from '@peerbourse/rules/formats/format';

/** Whom the advertiser trades with, a sentence for each condition; nothing when anybody may take the ad. */
export function conditionText(conditions: AdConditions, coinCode: string): string[] {
  const { minJoinDays, minOrders, maxOrders, minRatePercent, minRatingPercent, minHolding, countries, perUserLimit } = conditions;
  const written: Array<string | false> = [
    conditions.needsEmail && 'a verified email address',
    conditions.needsPhone && 'a verified phone number',
    minJoinDays !== null && `${minJoinDays} days since registration`,
    minOrders !== null && `at least ${minOrders} orders`,
    maxOrders !== null && `at most ${maxOrders} orders`,
    minRatePercent !== null && `${minRatePercent} % of orders completed`,
    minRatingPercent !== null && `${minRatingPercent} % good ratings`,
    minHolding !== null && `at least ${english.number(minHolding)} ${coinCode}`,
    countries.length > 0 && `from ${countries.join(', ')}`,
    conditions.excludesMerchants && 'no merchants',
    perUserLimit !== null && `at most ${perUserLimit} orders of each`,
  ];
  return written.filter((text) => text !== false);
}
