import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Config } from '#platform/config.ts';
import type { CheckSignature } from './chain.rules.ts';

type Keys = Config['keys'];

const purpose = 'audit';
/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

export function signHead(keys: Keys, text: string): string {
  return sign(null, Buffer.from(text), keyOf(keys.current(purpose).key)).toString('base64url');
}

export function signingKeyId(keys: Keys): string {
  return keys.current(purpose).id;
}

/** The half that may be known: whoever keeps the log can check the heads in it. */
export function publicKey(keys: Keys): string {
  return createPublicKey(keyOf(keys.current(purpose).key))
    .export({ format: 'der', type: 'spki' })
    .toString('base64url');
}

/** Answers nothing where the key of a block is not configured any more. */
export function signatureCheck(keys: Keys): CheckSignature {
  return (keyId, text, signature) => {
    const seed = keys.byId(purpose, keyId);
    return seed && verify(null, Buffer.from(text), createPublicKey(keyOf(seed)), Buffer.from(signature, 'base64url'));
  };
}

function keyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}
