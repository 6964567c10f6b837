import { roundLog } from '@peerbourse/contract/p2p/proofs/round-log';
import { checkEscrowProof, type ProofVerdict } from '@peerbourse/rules/proofs/escrow-proof';
import type { ReceiptKey } from '@peerbourse/rules/receipts/check-receipt';
import { checkSignature } from '#features/p2p/shared/check-signature.ts';
import { browserCall } from '#site/calls/browser-client.ts';

export type EscrowVerdict = ProofVerdict | { kind: 'not-in-log' | 'unsupported' };

const maxLength = 65_536;

/** In the browser. Only the number of the round leaves it, to ask whether everybody is shown the same one. */
export async function verifyEscrow(text: string, keys: readonly ReceiptKey[]): Promise<EscrowVerdict> {
  if (text.length > maxLength) return { kind: 'unreadable' };
  const verdict = await verdictHere(text, keys);
  if (verdict.kind !== 'proven') return verdict;
  const { rounds } = await browserCall(roundLog, { upTo: verdict.round.roundNo, pageSize: 1 }, { showToast: false });
  return rounds[0]?.body === verdict.body ? verdict : { kind: 'not-in-log' };
}

async function verdictHere(text: string, keys: readonly ReceiptKey[]): Promise<EscrowVerdict> {
  const keyOf = (keyId: string) => keys.find(({ kid }) => kid === keyId);
  try {
    return await checkEscrowProof(text, { keyOf, checkSignature, digest });
  } catch {
    // No WebCrypto on this connection, or one without Ed25519.
    return { kind: 'unsupported' };
  }
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}
