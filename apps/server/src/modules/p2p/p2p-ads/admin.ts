import { adModerationList as adModerationListCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { allowAd as allowAdCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/allow-ad';
import { checkAd as checkAdCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/check-ad';
import { judgePicture as judgePictureCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/judge-picture';
import { takeDownByStaff as takeDownByStaffCall } from '@peerbourse/contract/p2p/p2p-ads/moderation/take-down-by-staff';
import { route } from '#platform/http/serve.ts';
import { adModerationList } from './moderation/ad-moderation-list.ts';
import { allowAd } from './moderation/allow-ad.ts';
import { checkAd } from './moderation/check-ad.ts';
import { judgePicture } from './moderation/judge-picture.ts';
import { takeDownByStaff } from './moderation/take-down-by-staff.ts';

export const routes = [
  route(adModerationListCall, adModerationList),
  route(checkAdCall, checkAd),
  route(takeDownByStaffCall, takeDownByStaff),
  route(judgePictureCall, judgePicture),
  route(allowAdCall, allowAd),
];
