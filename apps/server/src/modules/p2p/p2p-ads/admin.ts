import { adModerationList as adModerationListCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { allowAd as allowAdCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { checkAd as checkAdCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { checkAds as checkAdsCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ads';
import { judgePicture as judgePictureCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { previewAdActs as previewAdActsCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/preview-ad-acts';
import { takeDownAdsByStaff as takeDownAdsByStaffCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-ads-by-staff';
import { takeDownByStaff as takeDownByStaffCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { route } from '#platform/http/serve.ts';
import { adModerationList } from './moderation/ad-moderation-list.ts';
import { allowAd } from './moderation/allow-ad.ts';
import { checkAd } from './moderation/check-ad.ts';
import { checkAds } from './moderation/check-ads.ts';
import { judgePicture } from './moderation/judge-picture.ts';
import { previewAdActs } from './moderation/preview-ad-acts.ts';
import { takeDownAdsByStaff } from './moderation/take-down-ads-by-staff.ts';
import { takeDownByStaff } from './moderation/take-down-by-staff.ts';

export const routes = [
  route(adModerationListCall, adModerationList),
  route(checkAdCall, checkAd),
  route(takeDownByStaffCall, takeDownByStaff),
  route(judgePictureCall, judgePicture),
  route(allowAdCall, allowAd),
  route(checkAdsCall, checkAds),
  route(takeDownAdsByStaffCall, takeDownAdsByStaff),
  route(previewAdActsCall, previewAdActs),
];
