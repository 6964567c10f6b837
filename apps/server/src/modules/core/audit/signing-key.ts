import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import { signingKeyOf } from '#platform/ed25519.ts';
import { must } from '#platform/refusal.ts';
import type { CheckSignature } from './chain.rules.ts';

type Keys = Config['keys'];

const purpose = 'audit';

export function signHead(keys: Keys, text: string): string {
  return sign(null, Buffer.from(text), signingKeyOf(keys.current(purpose).key)).toString('base64url');
}

export function signingKeyId(keys: Keys): string {
  return keys.current(purpose).id;
}

/** The half that may be known: whoever keeps the log can check the heads in it. */
export function auditPublicKey(keys: Keys, keyId: string): string {
  const seed = keys.byId(purpose, keyId);
  must(seed, `the key ${keyId} is configured`);
  return createPublicKey(signingKeyOf(seed)).export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** Answers nothing where neither the key of a block nor its public half is configured. */
export function signatureCheck({ keys, auditPublicKeys }: Pick<Config, 'keys' | 'auditPublicKeys'>): CheckSignature {
  return (keyId, text, signature) => {
    const seed = keys.byId(purpose, keyId);
    const key = seed ? createPublicKey(signingKeyOf(seed)) : retiredKey(auditPublicKeys.get(keyId));
    return key && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  };
}

/** Of a secret that was removed: what `auditPublicKey` once said of it. */
function retiredKey(spki: string | undefined): KeyObject | undefined {
  return spki === undefined ? undefined : createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' });
}
