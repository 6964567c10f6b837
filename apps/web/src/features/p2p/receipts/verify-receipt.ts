import { verifyReceipt as call } from '@peerbourse/contract/p2p/receipts/verify-receipt';
import { checkReceipt, type Genuine, genuine, type ReceiptFault, type ReceiptKey } from '@peerbourse/rules/receipts/check-receipt';
import { checkSignature } from '#features/p2p/shared/check-signature.ts';
import { browserCall } from '#site/calls/browser-client.ts';

export type Verdict = Genuine | { kind: ReceiptFault | 'not-issued' };

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

async function verdictThere(text: string): Promise<Verdict> {
  const { verdict: kind } = await browserCall(call, { text }, { showToast: false });
  return kind === 'genuine' ? genuine(text) : { kind };
}
