import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SignedRequest, signaturePattern, signedText } from '@peerbourse/contract/request-signature';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signingKeyOf } from '#platform/ed25519.ts';
import { type Checker, isSignatureOf, keyObjectOf, publicKeyOf } from './signature.rules.ts';

interface Golden {
  /** Of the private key: a client that signs can be tested with it. */
  seed: string;
  publicKey: string;
  secret: string;
  vectors: Array<SignedRequest & { what: string; body: string; text: string; ed25519: string; hmac: string }>;
}

/** The same file is for whoever writes a client. */
const file = join(import.meta.dirname, '../../../../../../packages/contract/src/request-signature.golden.json');
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
const privateKey = signingKeyOf(Buffer.from(golden.seed, 'base64url'));
const publicKey = keyObjectOf(Buffer.from(golden.publicKey, 'base64url'));
const checkers: Record<Checker['kind'], Checker> = {
  ed25519: { kind: 'ed25519', publicKey },
  hmac: { kind: 'hmac', secret: golden.secret },
};
const runs = Number(process.env.PB_TRIALS ?? 2_000);

describe('golden vectors of signed requests', () => {
  it.each(golden.vectors)('$what', ({ body, text, ed25519, hmac, ...request }) => {
    expect(createHash('sha256').update(body).digest('hex')).toBe(request.bodyHash);
    expect(signedText(request)).toBe(text);
    expect(sign(null, Buffer.from(text), privateKey).toString('base64url')).toBe(ed25519);
    expect(createHmac('sha256', golden.secret).update(text).digest('base64url')).toBe(hmac);
    expect(isSignatureOf(checkers.ed25519, text, ed25519)).toBe(true);
    expect(isSignatureOf(checkers.hmac, text, hmac)).toBe(true);
    for (const signature of [ed25519, hmac]) expect(signature).toMatch(signaturePattern);
  });
});

describe('signatures', { timeout: 600_000 }, () => {
  const [{ text, ed25519, hmac } = { text: '', ed25519: '', hmac: '' }] = golden.vectors;

  it.each([
    ['ed25519', ed25519],
    ['hmac', hmac],
  ] as const)('%s: nothing fits when a byte of the signature or of the text is another', (kind, signature) => {
    const bytes = Buffer.from(signature, 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(text.length - 1), fc.integer({ min: 1, max: 255 }), (at, place, flip) => {
        const altered = Buffer.from(bytes);
        altered[at] = (altered[at] as number) ^ flip;
        expect(isSignatureOf(checkers[kind], text, altered.toString('base64url'))).toBe(false);
        const other = text.slice(0, place) + String.fromCharCode(text.charCodeAt(place) ^ flip) + text.slice(place + 1);
        expect(isSignatureOf(checkers[kind], other, signature)).toBe(false);
      }),
      { numRuns: runs / 4 },
    );
  });

  it('a signature of one kind is none of the other, and no other writing of it counts', () => {
    expect(isSignatureOf(checkers.hmac, text, ed25519)).toBe(false);
    expect(isSignatureOf(checkers.ed25519, text, hmac)).toBe(false);
    for (const signature of [`${ed25519}==`, `${ed25519} `, ` ${ed25519}`, ed25519.slice(0, -1), `${ed25519}A`, '']) {
      expect(isSignatureOf(checkers.ed25519, text, signature)).toBe(false);
    }
    const last = ed25519.at(-1) as string;
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = ed25519.slice(0, -1) + alphabet.charAt(alphabet.indexOf(last) ^ 1);
    expect(Buffer.from(twin, 'base64url').equals(Buffer.from(ed25519, 'base64url'))).toBe(true);
    expect(isSignatureOf(checkers.ed25519, text, twin)).toBe(false);
  });

  it('survives whatever text stands for a signature', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (signature) => {
        expect(isSignatureOf(checkers.ed25519, text, signature)).toBe(false);
        expect(isSignatureOf(checkers.hmac, text, signature)).toBe(false);
      }),
      { numRuns: runs },
    );
  });
});

describe('public keys that people paste', () => {
  const pair = generateKeyPairSync('ed25519');
  const der = pair.publicKey.export({ format: 'der', type: 'spki' });
  const raw = der.subarray(-32);

  it.each([
    ['PEM', pair.publicKey.export({ format: 'pem', type: 'spki' }).toString()],
    ['PEM with the ends of lines of Windows', pair.publicKey.export({ format: 'pem', type: 'spki' }).toString().replaceAll('\n', '\r\n')],
    ['DER', der.toString('base64')],
    ['bytes as base64', raw.toString('base64')],
    ['bytes as base64url', raw.toString('base64url')],
    ['with spaces around', `  ${raw.toString('base64')}\n`],
  ])('%s', (_, text) => expect(publicKeyOf(text)?.equals(raw)).toBe(true));

  it('others are none: keys of another kind or length, private ones', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey.export({ format: 'pem', type: 'spki' }).toString();
    const x25519 = generateKeyPairSync('x25519').publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const secret = pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
    for (const text of [
      rsa,
      x25519,
      secret,
      '',
      'A',
      raw.subarray(1).toString('base64'),
      `${raw.toString('base64')}AAAA`,
      'ü'.repeat(43),
    ]) {
      expect(publicKeyOf(text)).toBeUndefined();
    }
  });

  it('with a point of small order as the key nothing fits, where by the formula alone one signature would fit every text', () => {
    const identity = Buffer.from(`01${'00'.repeat(31)}`, 'hex');
    const base = Buffer.from(`58${'66'.repeat(31)}`, 'hex');
    const one = Buffer.from(`01${'00'.repeat(31)}`, 'hex');
    const checker: Checker = { kind: 'ed25519', publicKey: keyObjectOf(identity) };
    for (const text of ['one text', 'another text']) {
      expect(isSignatureOf(checker, text, Buffer.concat([base, one]).toString('base64url'))).toBe(false);
      expect(isSignatureOf(checker, text, Buffer.concat([identity, Buffer.alloc(32)]).toString('base64url'))).toBe(false);
    }
  });
});
