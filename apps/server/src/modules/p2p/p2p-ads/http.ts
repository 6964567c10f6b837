import { adByShareCode as adByShareCodeCall } from '@peerbourse/contract/p2p/p2p-ads/market/ad-by-share-code';
import { adDetail as adDetailCall } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adList as adListCall } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { adReach as adReachCall } from '@peerbourse/contract/p2p/p2p-ads/market/ad-reach';
import { adTerms as adTermsCall } from '@peerbourse/contract/p2p/p2p-ads/market/ad-terms';
import { bestPrices as bestPricesCall } from '@peerbourse/contract/p2p/p2p-ads/market/best-prices';
import { checkEligibility as checkEligibilityCall } from '@peerbourse/contract/p2p/p2p-ads/market/check-eligibility';
import { checkShareCode as checkShareCodeCall } from '@peerbourse/contract/p2p/p2p-ads/market/check-share-code';
import { createShareCode as createShareCodeCall } from '@peerbourse/contract/p2p/p2p-ads/market/create-share-code';
import { priceLadder as priceLadderCall } from '@peerbourse/contract/p2p/p2p-ads/market/price-ladder';
import { quickMatch as quickMatchCall } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { adFee as adFeeCall } from '@peerbourse/contract/p2p/p2p-ads/own/ad-fee';
import { adLimits as adLimitsCall } from '@peerbourse/contract/p2p/p2p-ads/own/ad-limits';
import { deleteAd as deleteAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/delete-ad';
import { discardAdEdit as discardAdEditCall } from '@peerbourse/contract/p2p/p2p-ads/own/discard-ad-edit';
import { editAd as editAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/edit-ad';
import { editingAdList as editingAdListCall } from '@peerbourse/contract/p2p/p2p-ads/own/editing-ad-list';
import { hideAd as hideAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/hide-ad';
import { myAdDetail as myAdDetailCall } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { myAdList as myAdListCall } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { publishAd as publishAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/publish-ad';
import { repriceAds as repriceAdsCall } from '@peerbourse/contract/p2p/p2p-ads/own/reprice-ads';
import { switchAd as switchAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { switchAds as switchAdsCall } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ads';
import { takeDownAd as takeDownAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/take-down-ad';
import { unhideAd as unhideAdCall } from '@peerbourse/contract/p2p/p2p-ads/own/unhide-ad';
import { deleteRemark as deleteRemarkCall } from '@peerbourse/contract/p2p/p2p-ads/remarks/delete-remark';
import { savedRemarkList as savedRemarkListCall } from '@peerbourse/contract/p2p/p2p-ads/remarks/saved-remark-list';
import { writeRemark as writeRemarkCall } from '@peerbourse/contract/p2p/p2p-ads/remarks/write-remark';
import { route } from '#platform/http/serve.ts';
import { adByShareCode } from './market/ad-by-share-code.ts';
import { adDetail } from './market/ad-detail.ts';
import { adList } from './market/ad-list.ts';
import { adReach } from './market/ad-reach.ts';
import { adTerms } from './market/ad-terms.ts';
import { bestPrices } from './market/best-prices.ts';
import { checkEligibility } from './market/check-eligibility.ts';
import { checkShareCode } from './market/check-share-code.ts';
import { createShareCode } from './market/create-share-code.ts';
import { priceLadder } from './market/price-ladder.ts';
import { quickMatch } from './market/quick-match.ts';
import { adFee } from './own/ad-fee.ts';
import { adLimits } from './own/ad-limits.ts';
import { deleteAd } from './own/delete-ad.ts';
import { discardAdEdit } from './own/discard-ad-edit.ts';
import { editAd, proveEdit } from './own/edit-ad.ts';
import { editingAdList } from './own/editing-ad-list.ts';
import { hideAd } from './own/hide-ad.ts';
import { myAdDetail } from './own/my-ad-detail.ts';
import { myAdList } from './own/my-ad-list.ts';
import { provePublishing, publishAd } from './own/publish-ad.ts';
import { repriceAds } from './own/reprice-ads.ts';
import { switchAd } from './own/switch-ad.ts';
import { switchAds } from './own/switch-ads.ts';
import { takeDownAd } from './own/take-down-ad.ts';
import { unhideAd } from './own/unhide-ad.ts';
import { deleteRemark } from './remarks/delete-remark.ts';
import { savedRemarkList } from './remarks/saved-remark-list.ts';
import { writeRemark } from './remarks/write-remark.ts';

export const routes = [
  route(publishAdCall, publishAd, provePublishing),
  route(editAdCall, editAd, proveEdit),
  route(editingAdListCall, editingAdList),
  route(discardAdEditCall, discardAdEdit),
  route(switchAdCall, switchAd),
  route(switchAdsCall, switchAds),
  route(takeDownAdCall, takeDownAd),
  route(hideAdCall, hideAd),
  route(unhideAdCall, unhideAd),
  route(deleteAdCall, deleteAd),
  route(myAdListCall, myAdList),
  route(myAdDetailCall, myAdDetail),
  route(adLimitsCall, adLimits),
  route(adFeeCall, adFee),
  route(repriceAdsCall, repriceAds),
  route(adListCall, adList),
  route(adDetailCall, adDetail),
  route(adTermsCall, adTerms),
  route(checkEligibilityCall, checkEligibility),
  route(quickMatchCall, quickMatch),
  route(priceLadderCall, priceLadder),
  route(adReachCall, adReach),
  route(createShareCodeCall, createShareCode),
  route(checkShareCodeCall, checkShareCode),
  route(adByShareCodeCall, adByShareCode),
  route(savedRemarkListCall, savedRemarkList),
  route(writeRemarkCall, writeRemark),
  route(deleteRemarkCall, deleteRemark),
  route(bestPricesCall, bestPrices),
];
