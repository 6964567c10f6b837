import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { CheckSignature } from '@peerbourse/rules/receipts/check-receipt';
import type { Config } from '#platform/config.ts';
import { signingKeyOf } from '#platform/ed25519.ts';

const purpose = 'receipts';

/** The key of new receipts, made from the first secret of PB_KEYS. */
export interface Signer {
  keyId: string;
  publicKey: string;
  sign: (text: string) => string;
}

export function signerOf({ keys }: Pick<Config, 'keys'>): Signer {
  const key = signingKeyOf(keys.current(purpose).key);
  const publicKey = publicTextOf(key);
  return { keyId: thumbprint(publicKey), publicKey, sign: (text) => sign(null, Buffer.from(text), key).toString('base64url') };
}

export const checkSignature: CheckSignature = async ({ x }, message, signature) => {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(message), key, Buffer.from(signature, 'base64url'));
};

function publicTextOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x as string;
}

/** RFC 7638. */
function thumbprint(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}
