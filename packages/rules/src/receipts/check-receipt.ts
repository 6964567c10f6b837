import { type Receipt, readReceiptFile, receiptFacts } from './receipt.ts';
import { type Reputation, readReputationFile, reputationFacts } from './reputation.ts';
import { readRulingFile, rulingFacts, type SignedRuling } from './ruling.ts';
import type { SignedBody } from './signed-file.ts';

/** A public key as /.well-known/peerbourse-receipts.json shows it: a JWK with the times of its first and its last receipt. */
export interface ReceiptKey {
  kty: 'OKP';
  crv: 'Ed25519';
  /** The 32 bytes of the key in base64url. */
  x: string;
  /** RFC 7638: the SHA-256 of the key itself. */
  kid: string;
  alg: 'EdDSA';
  use: 'sig';
  from: string;
  /** Null while new receipts are signed with it. */
  to: string | null;
}

export type ReceiptFault = 'unreadable' | 'unknown-key' | 'altered';
export type ReceiptVerdict = Genuine | { kind: ReceiptFault };

/** What the exchange has signed for somebody to show: the receipt of an order, what staff decided about one, or what their trades were. */
export type Genuine =
  | { kind: 'genuine'; receipt: Receipt }
  | { kind: 'genuine'; ruling: SignedRuling }
  | { kind: 'genuine'; reputation: Reputation };

/** Ed25519, as whoever checks has it at hand. */
export type CheckSignature = (key: Pick<ReceiptKey, 'x'>, message: string, signature: string) => Promise<boolean>;

export type KeyOf = (keyId: string) => Pick<ReceiptKey, 'x'> | undefined | Promise<Pick<ReceiptKey, 'x'> | undefined>;

/** Nothing of a document is believed before its signature holds. */
export async function checkReceipt(text: string, keyOf: KeyOf, checkSignature: CheckSignature): Promise<ReceiptVerdict> {
  const fault = await faultOf(readReceiptFile(text) ?? readRulingFile(text) ?? readReputationFile(text), keyOf, checkSignature);
  return fault ? { kind: fault } : genuine(text);
}

/** The facts of a document whose signature has been checked. */
export function genuine(text: string): ReceiptVerdict {
  const [receipt, ruling, reputation] = [readReceiptFile(text), readRulingFile(text), readReputationFile(text)];
  if (receipt) return { kind: 'genuine', receipt: receiptFacts(receipt) };
  if (ruling) return { kind: 'genuine', ruling: rulingFacts(ruling) };
  return reputation ? { kind: 'genuine', reputation: reputationFacts(reputation) } : { kind: 'unreadable' };
}

/** What is wrong with something that the exchange is said to have signed. */
export async function faultOf(
  signed: SignedBody | undefined,
  keyOf: KeyOf,
  checkSignature: CheckSignature,
): Promise<ReceiptFault | undefined> {
  if (!signed) return 'unreadable';
  const key = await keyOf(signed.keyId);
  if (!key) return 'unknown-key';
  return (await checkSignature(key, signed.body, signed.signature)) ? undefined : 'altered';
}
