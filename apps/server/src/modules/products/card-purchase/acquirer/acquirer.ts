/** What the exchange asks of whoever charges cards for it. Amounts are units of the currency, never more than its own decimals. */
export interface Acquirer {
  /** What the card frame loads: numbers are typed into fields of the acquirer's own. */
  fields(): CardFields;
  /** The card that a token stands for, without its number. */
  describe(token: string): Promise<CardDescription>;
  /** Charges once for each reference, however often it is asked. */
  pay(order: PaymentOrder): Promise<PaymentLook>;
  /** What became of a reference; undefined where the acquirer has never heard of it. */
  find(reference: string): Promise<PaymentLook | undefined>;
  capture(paymentId: string, amount: bigint): Promise<PaymentLook>;
  void(paymentId: string): Promise<PaymentLook>;
  /** Gives back once for each reference. */
  refund(order: RefundOrder): Promise<RefundLook>;
  /** What an event is about, if the acquirer has signed it lately; else undefined. It only wakes: what happened is read with `find`. */
  readEvent(event: RawEvent): AcquirerEvent | undefined;
  settlements(day: string): Promise<SettlementLine[]>;
  disputes(since: Date): Promise<Dispute[]>;
}

export interface CardFields {
  script: string;
  origin: string;
  publishableKey: string;
}

export interface CardDescription {
  token: string;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
  /** Where the card was issued. */
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** The same for the same card, whoever binds it and however often. */
  fingerprint: string;
  holder: string;
}

export interface PaymentOrder {
  /** Of the attempt: it is the acquirer's idempotency key. */
  reference: string;
  token: string;
  amount: bigint;
  currency: string;
  /** Takes the money as soon as the bank allows it; else it is only set aside until `capture`. */
  isCapturedAtOnce: boolean;
  /** Where the bank sends the holder after it has asked. */
  returnUrl: string;
}

export const paymentStates = ['challenge', 'authorised', 'captured', 'declined', 'voided', 'refunded', 'disputed'] as const;

export interface PaymentLook {
  paymentId: string;
  reference: string;
  state: (typeof paymentStates)[number];
  amount: bigint;
  currency: string;
  capturedAmount: bigint;
  refundedAmount: bigint;
  /** Where the bank asks the holder, while it does. */
  challengeUrl: string | null;
  /** The acquirer's own words, for operators: people are told something that helps them. */
  declineCode: string | null;
  declineText: string | null;
}

export interface RefundOrder {
  paymentId: string;
  reference: string;
  amount: bigint;
}

export interface RefundLook {
  refundId: string;
  reference: string;
  amount: bigint;
  state: 'done' | 'failed';
}

export interface RawEvent {
  /** Byte for byte as it came. */
  body: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface AcquirerEvent {
  /** The same for each copy of an event. */
  eventId: string;
  reference: string;
}

export interface SettlementLine {
  kind: 'payment' | 'refund' | 'dispute';
  lineId: string;
  reference: string;
  /** Below zero where money goes back. */
  amount: bigint;
  fee: bigint;
  currency: string;
  at: Date;
}

export interface Dispute {
  disputeId: string;
  reference: string;
  amount: bigint;
  currency: string;
  reason: string;
  state: 'open' | 'won' | 'lost';
  respondBy: Date;
}
