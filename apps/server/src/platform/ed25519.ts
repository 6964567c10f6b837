import { createPrivateKey, type KeyObject } from 'node:crypto';

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

export function signingKeyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}
