import { applicationFiatLimit as applicationFiatLimitCall } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-limit';
import { applicationFiatList as applicationFiatListCall } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import { applicationRequirements as applicationRequirementsCall } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { applyForMerchantStatus as applyForMerchantStatusCall } from '@peerbourse/contract/p2p/p2p-merchants/apply-for-merchant-status';
import { lastApplication as lastApplicationCall } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { merchantAccountType as merchantAccountTypeCall } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantFiatList as merchantFiatListCall } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { merchantStanding as merchantStandingCall } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseMerchantStatus as releaseMerchantStatusCall } from '@peerbourse/contract/p2p/p2p-merchants/release-merchant-status';
import { releaseProgress as releaseProgressCall } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { topUpDeposit as topUpDepositCall } from '@peerbourse/contract/p2p/p2p-merchants/top-up-deposit';
import { route } from '#platform/http/serve.ts';
import { applicationFiatLimit } from './application-fiat-limit.ts';
import { applicationFiatList } from './application-fiat-list.ts';
import { applicationRequirements } from './application-requirements.ts';
import { applyForMerchantStatus } from './apply-for-merchant-status.ts';
import { lastApplication } from './last-application.ts';
import { merchantAccountType } from './merchant-account-type.ts';
import { merchantFiatList } from './merchant-fiat-list.ts';
import { merchantStanding } from './merchant-standing.ts';
import { releaseMerchantStatus } from './release-merchant-status.ts';
import { releaseProgress } from './release-progress.ts';
import { topUpDeposit } from './top-up-deposit.ts';

export const routes = [
  route(applyForMerchantStatusCall, applyForMerchantStatus),
  route(applicationFiatLimitCall, applicationFiatLimit),
  route(applicationFiatListCall, applicationFiatList),
  route(applicationRequirementsCall, applicationRequirements),
  route(lastApplicationCall, lastApplication),
  route(merchantAccountTypeCall, merchantAccountType),
  route(merchantFiatListCall, merchantFiatList),
  route(merchantStandingCall, merchantStanding),
  route(releaseMerchantStatusCall, releaseMerchantStatus),
  route(releaseProgressCall, releaseProgress),
  route(topUpDepositCall, topUpDeposit),
];
