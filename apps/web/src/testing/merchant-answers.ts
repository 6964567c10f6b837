import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { applicationFiatLimit } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-limit';
import { applicationFiatList } from '@peerbourse/contract/p2p/p2p-merchants/application-fiat-list';
import { applicationRequirements } from '@peerbourse/contract/p2p/p2p-merchants/application-requirements';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import type { Application, ReleaseProgress, Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { merchantAccountType } from '@peerbourse/contract/p2p/p2p-merchants/merchant-account-type';
import { merchantFiatList } from '@peerbourse/contract/p2p/p2p-merchants/merchant-fiat-list';
import { merchantStanding } from '@peerbourse/contract/p2p/p2p-merchants/merchant-standing';
import { releaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/release-progress';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { requirementCodes } from '@peerbourse/rules/p2p-merchants/merchant';

export const nobody: Standing = {
  state: 'none',
  accountType: null,
  fiatCodes: [],
  deposit: '0',
  required: '0',
  missing: '0',
  dueAt: null,
  appliesFrom: null,
  level: null,
  limits: null,
  next: null,
};

export const merchant: Standing = {
  ...nobody,
  state: 'approved',
  accountType: 'personal',
  fiatCodes: ['EUR'],
  deposit: '500',
  required: '500',
  level: 'starter',
  limits: { adsPerPairAndSide: 3, openOrders: 20 },
  next: {
    level: 'advanced',
    missing: [
      { what: 'orders', has: 4, needs: 10 },
      { what: 'completion', has: 85, needs: 90 },
      { what: 'deposit', has: 500, needs: 1_500 },
    ],
  },
};

export const application: Application = {
  applicationNo: '104857600123456789',
  state: 'waiting',
  accountType: 'personal',
  fiatCodes: ['EUR'],
  deposit: '500',
  contact: { kind: 'line', value: 'ann-trades' },
  company: null,
  files: [
    { fileId: 'identity-of-somebody-1', kind: 'identity', picture: { url: '/files/1', width: 9, height: 9 } },
    { fileId: 'funds-of-somebody-4567', kind: 'funds', picture: { url: '/files/2', width: 9, height: 9 } },
  ],
  submittedAt: '2026-11-18T10:00:00.000Z',
  decidedAt: null,
  reasons: [],
  filesToFix: [],
  words: '',
};

export const progress: ReleaseProgress = {
  state: 'approved',
  isOpen: true,
  conditions: [
    { code: 'no-ads', isMet: true },
    { code: 'no-orders', isMet: true },
    { code: 'no-appeals', isMet: true },
  ],
  deposit: '500',
  noticeDays: 5,
  moves: [],
  returnsAt: null,
  endedAt: null,
};

export const requirements = {
  isOpen: true,
  state: 'none',
  requirements: requirementCodes.map((code) => ({ code, isMet: true })),
  accountTypes: [
    {
      accountType: 'personal',
      proofs: [
        { kind: 'identity', least: 1, most: 3 },
        { kind: 'funds', least: 1, most: 3 },
      ],
    },
    {
      accountType: 'company',
      proofs: [
        { kind: 'identity', least: 1, most: 3 },
        { kind: 'funds', least: 1, most: 3 },
        { kind: 'company', least: 1, most: 5 },
      ],
    },
  ],
  mostFiles: 5,
  leastDeposit: '500',
  formUrl: '',
  agreementVersion: 3,
};

/** What a trader's reads answer, by the path of the call. */
export function traderReads(): Record<string, unknown> {
  return {
    [myAccount.path]: { userInfo: { userId: '1234567890', userIdentityFlag: 0 }, loginName: 'ann' },
    [myProfile.path]: { userId: '1', acceptedTermsVersion: 1, userType: 0 },
    [merchantStanding.path]: nobody,
    [lastApplication.path]: { application: null },
    [applicationRequirements.path]: requirements,
    [applicationFiatList.path]: {
      fiats: [
        { fiatCode: 'EUR', deposit: '500' },
        { fiatCode: 'USD', deposit: '250.5' },
        { fiatCode: 'JPY', deposit: '500' },
      ],
    },
    [applicationFiatLimit.path]: { maxFiatNum: 2 },
    [merchantAccountType.path]: { accountType: null, choices: ['personal', 'company'], kybFlag: 0 },
    [merchantFiatList.path]: { fiats: [{ fiatCode: 'EUR' }] },
    [releaseProgress.path]: progress,
  };
}
