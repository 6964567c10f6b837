import { adModerationList as adModerationListCall } from '@peerbourse/contract/p2p-ads/moderation/ad-moderation-list';
import { allowAd as allowAdCall } from '@peerbourse/contract/p2p-ads/moderation/allow-ad';
import { takeDownByStaff as takeDownByStaffCall } from '@peerbourse/contract/p2p-ads/moderation/take-down-by-staff';
import { answers } from '#platform/http/serve.ts';
import { adModerationList } from './moderation/ad-moderation-list.ts';
import { allowAd } from './moderation/allow-ad.ts';
import { takeDownByStaff } from './moderation/take-down-by-staff.ts';

export const routes = [
  answers(adModerationListCall, adModerationList),
  answers(takeDownByStaffCall, takeDownByStaff),
  answers(allowAdCall, allowAd),
];
