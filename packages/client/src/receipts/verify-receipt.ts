import { type CheckSignature, checkReceipt, type ReceiptKey, type ReceiptVerdict } from '@peerbourse/rules/receipts/check-receipt';
import { bytesOf, utf8 } from '../bytes.ts';

export type { ReceiptKey, ReceiptVerdict };

/**
 * Whether a signed document of the exchange is genuine: the receipt of an order, a ruling, or somebody's figures. Nobody is asked:
 * `keys` are those of `/.well-known/peerbourse-receipts.json`, from wherever you keep them.
 */
export async function verifyReceipt(text: string, keys: readonly ReceiptKey[]): Promise<ReceiptVerdict> {
  return await checkReceipt(text, (keyId) => keys.find(({ kid }) => kid === keyId), checkSignature);
}

const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x }, { name: 'Ed25519' }, false, ['verify']);
  return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), utf8(message));
};
