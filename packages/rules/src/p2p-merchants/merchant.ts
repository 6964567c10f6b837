/** What `userType` and `kybFlag` of a profile say on the wire. */
export const merchantUserType = 1;
export const businessFlag = 1;

export function isMerchant({ userType }: { userType?: number | undefined }): boolean {
  return userType === merchantUserType;
}

export function isBusiness({ kybFlag }: { kybFlag?: number | undefined }): boolean {
  return kybFlag === businessFlag;
}

/** Where somebody stands; `none` is whoever never applied. */
export const merchantStates = [
  'none',
  'reviewing',
  'rejected',
  'approved',
  'deposit-short',
  'suspended',
  'releasing',
  'released',
  'removed',
] as const;
export type MerchantState = (typeof merchantStates)[number];

/** Is shown as a merchant, and has what the level gives. */
export function isActive(state: MerchantState): state is 'approved' | 'deposit-short' {
  return state === 'approved' || state === 'deposit-short';
}

/** The status is theirs to keep, which takes a whole deposit, or to give up. */
export function hasStatus(state: MerchantState): state is 'approved' | 'deposit-short' | 'suspended' {
  return isActive(state) || state === 'suspended';
}

/** Whoever gives the status up can still lose it for a cause, until the deposit went back. */
export function isRemovable(state: MerchantState): boolean {
  return hasStatus(state) || state === 'releasing';
}

export const merchantKinds = ['personal', 'company'] as const;
export type MerchantKind = (typeof merchantKinds)[number];

/** What an application is proved with. */
export const proofKinds = ['identity', 'funds', 'company'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Which proofs a kind of account cannot do without. */
export function proofsOf(kind: MerchantKind): readonly ProofKind[] {
  return kind === 'company' ? proofKinds : ['identity', 'funds'];
}

/** What must be true of somebody who applies, in the order in which it is shown. */
export const requirementCodes = ['main-account', 'verified', 'email', 'phone', 'unrestricted', 'fund-password', 'deposit'] as const;
export type RequirementCode = (typeof requirementCodes)[number];

/** What must be over before the status can be given up. */
export const releaseConditions = ['no-ads', 'no-orders', 'no-appeals'] as const;
export type ReleaseCondition = (typeof releaseConditions)[number];

/** Why an application is rejected; the applicant is told. */
export const rejectionReasons = [
  'identity-unclear',
  'identity-differs',
  'funds-unclear',
  'funds-too-old',
  'company-unclear',
  'contact-unreachable',
  'too-little-history',
  'not-offered-here',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** What the status is taken away for. */
export const removalCauses = [
  'extra-fees',
  'off-platform',
  'leaked-data',
  'foreign-name',
  'laundering',
  'price-collusion',
  'false-evidence',
  'abuse',
] as const;
export type RemovalCause = (typeof removalCauses)[number];

export const contactKinds = ['telegram', 'whatsapp', 'wechat', 'line', 'x', 'facebook'] as const;
export type ContactKind = (typeof contactKinds)[number];
