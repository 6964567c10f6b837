import type { OrderSide } from '../p2p-orders/order-state.ts';

/** What a side may be asked to show. */
export const evidenceKinds = ['payment', 'statement', 'sender', 'return', 'bank-letter', 'messages'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

interface ReasonTerms {
  sides: readonly OrderSide[];
  /** Waiting helps nobody: possible as soon as the order is paid. */
  isUrgent: boolean;
  /** What helps to decide, the most telling first. */
  evidence: readonly EvidenceKind[];
}

/** Why one of the two people appeals. */
export const appealReasons = {
  'not-released': { sides: ['buyer'], isUrgent: false, evidence: ['payment', 'statement'] },
  'account-invalid': { sides: ['buyer'], isUrgent: true, evidence: ['payment', 'bank-letter'] },
  'asks-extra': { sides: ['buyer'], isUrgent: true, evidence: ['messages', 'payment'] },
  overpaid: { sides: ['buyer'], isUrgent: false, evidence: ['payment', 'statement'] },
  'not-paid': { sides: ['seller'], isUrgent: false, evidence: ['statement'] },
  underpaid: { sides: ['seller'], isUrgent: false, evidence: ['statement'] },
  'third-party': { sides: ['seller'], isUrgent: true, evidence: ['sender', 'return'] },
  reversed: { sides: ['seller'], isUrgent: true, evidence: ['bank-letter', 'statement'] },
  'bank-frozen': { sides: ['seller'], isUrgent: true, evidence: ['bank-letter', 'sender'] },
  abuse: { sides: ['buyer', 'seller'], isUrgent: true, evidence: ['messages'] },
  other: { sides: ['buyer', 'seller'], isUrgent: false, evidence: ['payment', 'statement', 'messages'] },
} as const satisfies Record<string, ReasonTerms>;
export type AppealReason = keyof typeof appealReasons;
export const appealReasonList = Object.keys(appealReasons) as readonly AppealReason[];

/** Steps of an order that bring it before staff without a reason of a person, and the reason that the case is given. */
export const ownReasons = {
  'expire-release': 'release-overdue',
  'affirm-payment': 'cancel-but-paid',
  'refuse-cancel': 'cancel-refused',
  'expire-request': 'cancel-unanswered',
  'suspend-order': 'suspended',
} as const;
export type OwnReason = (typeof ownReasons)[keyof typeof ownReasons];

export function reasonsOf(side: OrderSide): AppealReason[] {
  return appealReasonList.filter((reason) => termsOf(reason).sides.includes(side));
}

export function termsOf(reason: AppealReason): ReasonTerms {
  return appealReasons[reason];
}

/** How much has to be said, so that the other side knows what it answers. */
export const minWords = 10;
export const maxWords = 500;

/** Pictures of one side in one case. */
export const maxPictures = 10;
