import { acceptTerms as acceptTermsCall } from '@peerbourse/contract/p2p/p2p-users/accept-terms';
import { advertiserPage as advertiserPageCall } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { createProfile as createProfileCall } from '@peerbourse/contract/p2p/p2p-users/create-profile';
import { followUser as followUserCall } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { followingList as followingListCall } from '@peerbourse/contract/p2p/p2p-users/following-list';
import { markTipSeen as markTipSeenCall } from '@peerbourse/contract/p2p/p2p-users/mark-tip-seen';
import { myProfile as myProfileCall } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { publicProfile as publicProfileCall } from '@peerbourse/contract/p2p/p2p-users/public-profile';
import { reportOnline as reportOnlineCall } from '@peerbourse/contract/p2p/p2p-users/report-online';
import { seenTipList as seenTipListCall } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import { sellableAmount as sellableAmountCall } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { setBusinessHours as setBusinessHoursCall } from '@peerbourse/contract/p2p/p2p-users/set-business-hours';
import { updateProfile as updateProfileCall } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { withdrawalHold as withdrawalHoldCall } from '@peerbourse/contract/p2p/p2p-users/withdrawal-hold';
import { route } from '#platform/http/serve.ts';
import { acceptTerms } from './accept-terms.ts';
import { advertiserPage } from './advertiser-page.ts';
import { createProfile } from './create-profile.ts';
import { followUser } from './follows/follow-user.ts';
import { followingList } from './follows/following-list.ts';
import { myProfile } from './my-profile.ts';
import { publicProfile } from './public-profile.ts';
import { reportOnline } from './report-online.ts';
import { sellableAmount } from './sellable-amount.ts';
import { setBusinessHours } from './set-business-hours.ts';
import { markTipSeen } from './tips/mark-tip-seen.ts';
import { seenTipList } from './tips/seen-tip-list.ts';
import { updateProfile } from './update-profile.ts';
import { withdrawalHold } from './withdrawal-hold.ts';

export const routes = [
  route(createProfileCall, createProfile),
  route(acceptTermsCall, acceptTerms),
  route(updateProfileCall, updateProfile),
  route(myProfileCall, myProfile),
  route(publicProfileCall, publicProfile),
  route(advertiserPageCall, advertiserPage),
  route(reportOnlineCall, reportOnline),
  route(sellableAmountCall, sellableAmount),
  route(seenTipListCall, seenTipList),
  route(markTipSeenCall, markTipSeen),
  route(followUserCall, followUser),
  route(followingListCall, followingList),
  route(setBusinessHoursCall, setBusinessHours),
  route(withdrawalHoldCall, withdrawalHold),
];
