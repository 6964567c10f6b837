import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signerOf } from './sign-request.ts';

interface Golden {
  seed: string;
  secret: string;
  vectors: Array<{
    what: string;
    method: string;
    path: string;
    timestamp: string;
    idempotencyKey: string;
    body: string;
    ed25519: string;
    hmac: string;
  }>;
}

/** The server checks the same file. */
const golden = JSON.parse(readFileSync(new URL('../../contract/src/request-signature.golden.json', import.meta.url), 'utf8')) as Golden;
/** The frame of PKCS#8 around the 32 bytes of an Ed25519 key. */
const frame = Buffer.from('302e020100300506032b657004220420', 'hex');
const pem = `-----BEGIN PRIVATE KEY-----\n${Buffer.concat([frame, Buffer.from(golden.seed, 'base64url')]).toString('base64')}\n-----END PRIVATE KEY-----\n`;
const kinds = {
  ed25519: signerOf({ id: 'pbk_of-the-test-1234567890', kind: 'ed25519', privateKey: pem }),
  hmac: signerOf({ id: 'pbk_of-the-test-1234567890', kind: 'hmac', secret: golden.secret }),
};

it.each(golden.vectors)('signs with both kinds of keys as the golden file says: $what', async (vector) => {
  for (const kind of ['ed25519', 'hmac'] as const) {
    expect(await kinds[kind](vector)).toEqual({
      'x-api-key': 'pbk_of-the-test-1234567890',
      'x-api-timestamp': vector.timestamp,
      'x-api-signature': vector[kind],
    });
  }
});
