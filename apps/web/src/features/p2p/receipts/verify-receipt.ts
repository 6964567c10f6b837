import { verifyReceipt as call } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { type CheckSignature, checkReceipt, type ReceiptFault, type ReceiptKey } from '@peerbourse/rules/receipts/check-receipt';
import { type Receipt, readReceiptFile, receiptFacts } from '@peerbourse/rules/receipts/receipt';
import { browserCall } from '#site/calls/browser-client.ts';

export type Verdict = { kind: 'genuine'; receipt: Receipt } | { kind: ReceiptFault | 'not-issued' };

const maxLength = 16_384;

/** Here where the browser can, so that the receipt goes nowhere. The exchange is asked where it cannot, or does not know the key yet. */
export async function verifyReceipt(text: string, keys: readonly ReceiptKey[]): Promise<Verdict> {
  if (text.length > maxLength) return { kind: 'unreadable' };
  const verdict = await verdictHere(text, keys);
  return verdict === undefined || verdict.kind === 'unknown-key' ? await verdictThere(text) : verdict;
}

async function verdictHere(text: string, keys: readonly ReceiptKey[]): Promise<Verdict | undefined> {
  try {
    return await checkReceipt(text, (keyId) => keys.find(({ kid }) => kid === keyId), checkSignature);
  } catch {
    // No WebCrypto on this connection, or one without Ed25519.
    return undefined;
  }
}

const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, ['verify']);
  return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(message));
};

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

async function verdictThere(text: string): Promise<Verdict> {
  const { verdict: kind } = await browserCall(call, { text }, { showToast: false });
  if (kind !== 'genuine') return { kind };
  const signed = readReceiptFile(text);
  return signed ? { kind, receipt: receiptFacts(signed) } : { kind: 'unreadable' };
}
