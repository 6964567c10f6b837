import type { CloseReason, OrderSide } from '../p2p-orders/order-state.ts';
import type { RulingGrounds } from '../p2p-orders/ruling-grounds.ts';
import { readSignedFile, type SignedBody, signedFile } from './signed-file.ts';

/** The second version adds what staff decided; documents of the first stay genuine. */
export const receiptVersion = 2;
const readableVersions: readonly unknown[] = [1, receiptVersion];

/** What the exchange states about an order that is over. Moments are ISO 8601 in UTC, amounts decimal strings. */
export type Receipt = {
  readonly version: 1 | typeof receiptVersion;
  readonly installation: { readonly name: string; readonly origin: string };
  readonly orderNo: string;
  readonly state: 'completed' | 'cancelled';
  readonly closeReason: CloseReason;
  /** What staff decided; null where nobody had to, absent in the first version. */
  readonly ruling?: ReceiptRuling | null;
  readonly buyer: ReceiptPerson;
  readonly seller: ReceiptPerson;
  readonly coin: string;
  readonly fiat: string;
  /** Currency for one coin. */
  readonly price: string;
  /** Currency. */
  readonly amount: string;
  /** Coins. */
  readonly quantity: string;
  /** In the coin. The buyer's is taken from the quantity, the seller pays theirs beside it. */
  readonly buyerFee: string;
  readonly sellerFee: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly closedAt: string;
  readonly issuedAt: string;
  /** The chain of the order's events when the receipt was issued: how many, and the SHA-256 of the last in hex. */
  readonly eventCount: number;
  readonly eventHead: string;
};

/** Why, who was to blame, and what each side got of the coins in escrow. */
export type ReceiptRuling = {
  readonly grounds: RulingGrounds;
  readonly fault: OrderSide | null;
  readonly toBuyer: string;
  readonly toSeller: string;
};

/** People are named as others see them on the exchange, never by their legal names. */
export type ReceiptPerson = { readonly id: string; readonly nickName: string };

export type SignedReceipt = SignedBody;

const member = 'receipt';

/** The whole document as people download it. */
export function receiptFile(signed: SignedReceipt): string {
  return signedFile(signed, member);
}

export function readReceiptFile(text: string): SignedReceipt | undefined {
  const signed = readSignedFile(text, member);
  return signed && readableVersions.includes(receiptFacts(signed).version) ? signed : undefined;
}

/** The facts of a receipt whose signature has been checked. */
export function receiptFacts({ body }: SignedReceipt): Receipt {
  return JSON.parse(body) as Receipt;
}
