import type { Behaviour, DeclineCode, Funding } from './cards.ts';
import type { Knobs } from './knobs.ts';
import type { Tell } from './webhooks.ts';

export interface CardToken {
  token: string;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  country: string;
  funding: Funding;
  fingerprint: string;
  holder: string;
  behaviour: Behaviour;
}

export type PaymentState = 'challenge' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded' | 'disputed';

export interface Payment {
  id: string;
  reference: string;
  token: CardToken;
  state: PaymentState;
  amount: bigint;
  currency: string;
  capturedAmount: bigint;
  refundedAmount: bigint;
  isCapturedAtOnce: boolean;
  returnUrl: string;
  declineCode: DeclineCode | null;
  createdAt: string;
}

export interface Refund {
  id: string;
  reference: string;
  payment: Payment;
  amount: bigint;
  state: 'done' | 'failed';
}

export interface Dispute {
  id: string;
  payment: Payment;
  amount: bigint;
  reason: string;
  state: 'open' | 'won' | 'lost';
  respondBy: string;
  openedAt: string;
  changedAt: string;
}

export interface SettlementLine {
  kind: 'payment' | 'refund' | 'dispute';
  id: string;
  reference: string;
  paymentId: string;
  amount: bigint;
  fee: bigint;
  currency: string;
  at: string;
}

/** The first answer to each idempotency key, with the body that it was given to. */
interface FirstAnswer {
  body: string;
  answer: unknown;
}

export interface State {
  tokens: Map<string, CardToken>;
  payments: Map<string, Payment>;
  disputes: Map<string, Dispute>;
  settlementLines: SettlementLine[];
  firstAnswers: Map<string, FirstAnswer>;
}

/** What every act of the acquirer is given. */
export interface Acquirer {
  /** Known once it listens. */
  origin: string;
  apiKey: string;
  publishableKey: string;
  /** Makes fingerprints of card numbers that nobody can turn back. */
  fingerprintSecret: Buffer;
  knobs: Knobs;
  state: State;
  now: () => number;
  after: (ms: number, act: () => void) => void;
  tell: Tell;
}

export function freshState(): State {
  return { tokens: new Map(), payments: new Map(), disputes: new Map(), settlementLines: [], firstAnswers: new Map() };
}
