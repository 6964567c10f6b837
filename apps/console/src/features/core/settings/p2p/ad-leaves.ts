import { countLeaf } from './count-leaf.ts';
import type { Leaf } from './leaf.ts';

export const adLeaves: readonly Leaf[] = [
  countLeaf('methodsPerAd', 'Payment methods of an ad', [1, 20]),
  countLeaf('remarkLength', 'Length of a remark', [0, 5_000]),
  countLeaf('autoReplyLength', 'Length of an automatic reply', [0, 5_000]),
  countLeaf('editsPerFiveMinutes', 'Changes in five minutes', [1, 1_000]),
  countLeaf('adsPerPairAndSide', 'Ads of one coin, currency and side', [1, 100]),
  countLeaf('publicAdsOfNonMerchants', 'Public ads of somebody who is no merchant', [0, 100]),
  countLeaf('openOrdersOfNonMerchants', 'Open orders of somebody who is no merchant', [1, 100]),
  countLeaf('idleDays', 'Days away until ads rest', [1, 365]),
  ...rightLeaves('sellAds', 'Sell ads'),
  ...rightLeaves('buyAds', 'Buy ads'),
];

/** What somebody must have done before their ad may stand in the hall. */
function rightLeaves(name: string, label: string): Leaf[] {
  return [
    countLeaf(`${name}.accountDays`, `${label}: days since registration`, [0, 3_650]),
    countLeaf(`${name}.orders`, `${label}: completed orders`, [0, 10_000]),
    { ...countLeaf(`${name}.completionPercent`, `${label}: completion`, [0, 100]), unit: '%' },
    countLeaf(`${name}.counterparties`, `${label}: counterparties`, [0, 10_000]),
  ];
}
