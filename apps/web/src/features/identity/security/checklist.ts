import type { SecurityOverview } from '#queries/security/security-overview.query.ts';

export type ChecklistItem = 'verify' | 'authenticator' | 'fund' | 'passkey' | 'contact' | 'phishing';

/** Where each is set up. */
export const checklistAddresses: Record<ChecklistItem, string> = {
  verify: '/account/verified',
  authenticator: '/account/security#authenticator',
  fund: '/account/security#fund-password',
  passkey: '/account/security#passkeys',
  contact: '/account/security#email',
  phishing: '/account/security#anti-phishing',
};

type Bound = Pick<SecurityOverview, 'googleEnable' | 'hasFundPassword' | 'passkeys' | 'email' | 'phone' | 'antiPhishingCode'>;

/** What is missing, the most important first. */
export function missingItems(overview: Bound, isVerified: boolean): ChecklistItem[] {
  const isMissing: Record<ChecklistItem, boolean> = {
    authenticator: !overview.googleEnable,
    verify: !isVerified,
    fund: !overview.hasFundPassword,
    passkey: overview.passkeys.length === 0,
    contact: overview.email === null || overview.phone === null,
    phishing: overview.antiPhishingCode === null,
  };
  return (Object.keys(isMissing) as ChecklistItem[]).filter((item) => isMissing[item]);
}

export const checklistLength = Object.keys(checklistAddresses).length;
