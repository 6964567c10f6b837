import type { CloseReason } from '../p2p-orders/transitions.ts';
import { type Canonical, canonicalJson } from './canonical-json.ts';

export const receiptVersion = 1;

/** What the exchange states about an order that is over. Moments are ISO 8601 in UTC, amounts decimal strings. */
export type Receipt = {
  readonly version: typeof receiptVersion;
  readonly installation: { readonly name: string; readonly origin: string };
  readonly orderNo: string;
  readonly state: 'completed' | 'cancelled';
  readonly closeReason: CloseReason;
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

/** People are named as others see them on the exchange, never by their legal names. */
export type ReceiptPerson = { readonly id: string; readonly nickName: string };

export interface SignedReceipt {
  /** The receipt in canonical JSON: the bytes that are signed. */
  body: string;
  keyId: string;
  /** Ed25519, 64 bytes in base64url without padding. */
  signature: string;
}

/** The whole document as people download it. */
export function receiptFile({ body, keyId, signature }: SignedReceipt): string {
  return `{"keyId":${JSON.stringify(keyId)},"receipt":${body},"signature":${JSON.stringify(signature)}}`;
}

/** Four bits of the last character stand for nothing; they have to be zero, so that a signature is written in one way. */
const signatureText = /^[A-Za-z0-9_-]{85}[AQgw]$/;

/** Blanks between the parts of a document mean nothing; anything else that JSON leaves open makes it unreadable. */
export function readReceiptFile(text: string): SignedReceipt | undefined {
  const file = parsed(text);
  if (!isRecord(file) || Object.keys(file).length !== 3) return undefined;
  const { keyId, receipt, signature } = file;
  if (typeof keyId !== 'string' || typeof signature !== 'string' || !signatureText.test(signature)) return undefined;
  if (!isRecord(receipt) || receipt.version !== receiptVersion) return undefined;
  const body = written(receipt as Canonical);
  if (body === undefined) return undefined;
  const signed = { body, keyId, signature };
  return receiptFile(signed) === withoutBlanks(text) ? signed : undefined;
}

/** The facts of a receipt whose signature has been checked. */
export function receiptFacts({ body }: SignedReceipt): Receipt {
  return JSON.parse(body) as Receipt;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function written(value: Canonical): string | undefined {
  try {
    return canonicalJson(value);
  } catch {
    return undefined;
  }
}

function withoutBlanks(json: string): string {
  return json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, quoted: string | undefined) => quoted ?? '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
