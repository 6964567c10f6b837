import type { OrderSide } from '../p2p-orders/order-state.ts';
import type { RulingGrounds } from '../p2p-orders/ruling-grounds.ts';
import { readSignedFile, type SignedBody, signedFile } from './signed-file.ts';

export const rulingFormat = 'peerbourse.ruling.1';

/** What was decided: where the coins of an appeal go, how a claim or a review ends, or what a deposit pays. */
export const rulingTypes = ['release', 'refund', 'split', 'upheld', 'paid', 'compensation'] as const;
export type RulingType = (typeof rulingTypes)[number];

/** What two members of staff decided about an order, for its two people and whoever they show it to. */
export type SignedRuling = {
  readonly format: typeof rulingFormat;
  readonly installation: { readonly name: string; readonly origin: string };
  readonly rulingNo: string;
  readonly orderNo: string;
  readonly type: RulingType;
  readonly about: 'appeal' | 'claim' | 'review' | 'deposit';
  readonly coin: string;
  /** What each side gets by it, decimal strings. */
  readonly toBuyer: string;
  readonly toSeller: string;
  /** Why, and by which version of the rules; null where a deposit pays for what another ruling found. */
  readonly grounds: RulingGrounds | null;
  readonly rule: string | null;
  readonly fault: OrderSide | null;
  /** Who proposed and who decided: the same member has the same mark in all rulings, and no name. */
  readonly author: string;
  readonly approver: string;
  readonly decidedAt: string;
  readonly issuedAt: string;
  /** The chain of the order's events when it was signed: how many, and the SHA-256 of the last in hex. */
  readonly eventCount: number;
  readonly eventHead: string;
};

/** Of the list of grounds in packages/rules: another list gets another number. */
export function ruleOf(grounds: RulingGrounds): string {
  return `ruling-grounds.1/${grounds}`;
}

const member = 'ruling';

export function rulingFile(signed: SignedBody): string {
  return signedFile(signed, member);
}

export function readRulingFile(text: string): SignedBody | undefined {
  const signed = readSignedFile(text, member);
  return signed && rulingFacts(signed).format === rulingFormat ? signed : undefined;
}

/** The facts of a ruling whose signature has been checked. */
export function rulingFacts({ body }: SignedBody): SignedRuling {
  return JSON.parse(body) as SignedRuling;
}
