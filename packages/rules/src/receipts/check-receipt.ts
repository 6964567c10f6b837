import { type Receipt, readReceiptFile, receiptFacts } from './receipt.ts';

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
export type ReceiptVerdict = { kind: 'genuine'; receipt: Receipt } | { kind: ReceiptFault };

/** Ed25519, as whoever checks has it at hand. */
export type CheckSignature = (key: Pick<ReceiptKey, 'x'>, message: string, signature: string) => Promise<boolean>;

/** Nothing of a receipt is believed before its signature holds. */
export async function checkReceipt(
  text: string,
  keyOf: (keyId: string) => Pick<ReceiptKey, 'x'> | undefined | Promise<Pick<ReceiptKey, 'x'> | undefined>,
  checkSignature: CheckSignature,
): Promise<ReceiptVerdict> {
  const signed = readReceiptFile(text);
  if (!signed) return { kind: 'unreadable' };
  const key = await keyOf(signed.keyId);
  if (!key) return { kind: 'unknown-key' };
  if (!(await checkSignature(key, signed.body, signed.signature))) return { kind: 'altered' };
  return { kind: 'genuine', receipt: receiptFacts(signed) };
}
