import { type AppealReason, appealReasonList, type OwnReason, ownReasons } from './appeal-reasons.ts';
import { type ClaimReason, claimReasonList } from './claim-reasons.ts';

/** What a case is about: coins that wait in escrow, an order that is over, or what two members have ruled. */
export const caseKinds = ['appeal', 'claim', 'review'] as const;
export type CaseKind = (typeof caseKinds)[number];

export type CaseReason = AppealReason | OwnReason | ClaimReason;
export const caseReasons = [
  ...new Set<CaseReason>([...appealReasonList, ...Object.values(ownReasons), ...claimReasonList]),
] as readonly CaseReason[];
