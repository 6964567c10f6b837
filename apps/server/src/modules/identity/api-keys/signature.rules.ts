import { createHmac, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto';

/** What stands before the 32 bytes of a public Ed25519 key in DER (SubjectPublicKeyInfo). */
const spkiHead = Buffer.from('302a300506032b6570032100', 'hex');
const publicKeyBytes = 32;
const pemFrame = /^-----BEGIN PUBLIC KEY-----\s*([A-Za-z0-9+/=\s]+?)\s*-----END PUBLIC KEY-----$/;

/** The 32 bytes of a public key that somebody pasted: PEM, DER as base64, or the bytes themselves as base64. */
export function publicKeyOf(text: string): Buffer | undefined {
  const trimmed = text.trim();
  const base64 = (pemFrame.exec(trimmed)?.[1] ?? trimmed).replaceAll(/\s/g, '');
  if (!/^[\w+/-]+={0,2}$/.test(base64)) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  const isDer = bytes.length === spkiHead.length + publicKeyBytes && bytes.subarray(0, spkiHead.length).equals(spkiHead);
  const raw = isDer ? bytes.subarray(spkiHead.length) : bytes;
  return raw.length === publicKeyBytes ? raw : undefined;
}

export function keyObjectOf(raw: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([spkiHead, raw]), format: 'der', type: 'spki' });
}

/** What a signature is compared with: the public key of an Ed25519 key, or the secret of an HMAC key as it was told. */
export type Checker = { kind: 'ed25519'; publicKey: KeyObject } | { kind: 'hmac'; secret: string };

/** A signature is written in one way only: base64url without padding and without stray bits at its end. */
export function isSignatureOf(checker: Checker, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url');
  if (given.toString('base64url') !== signature) return false;
  if (checker.kind === 'ed25519') return verify(null, Buffer.from(text), checker.publicKey, given);
  const expected = createHmac('sha256', checker.secret).update(text).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
