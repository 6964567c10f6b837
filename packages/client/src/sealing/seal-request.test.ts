import { createDecipheriv, createECDH, createHash, createHmac, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { encryptionLabel, fieldBinding, ivBytes, publicKeyBytes, signedLines, signingLabel } from '@peerbourse/contract/sealing';
import { describe, expect, it } from 'vitest';
import { type SealChances, sealRequest } from './seal-request.ts';

interface Golden {
  serverPrivateKey: JsonWebKey & { d: string };
  ephemeralPrivateKey: JsonWebKey;
  encryptKey: string;
  kid: string;
  iv: string;
  nonce: string;
  timestamp: string;
  terminalCode: string;
  deviceId: string;
  path: string;
  field: string;
  input: Record<string, unknown>;
  plain: string;
  sealedField: string;
  body: string;
  signature: string;
}

/** The server checks the same file, so that both sides agree to the letter. */
const golden = JSON.parse(readFileSync(new URL('../../../contract/src/sealing.golden.json', import.meta.url), 'utf8')) as Golden;

const { path, encryptKey, kid, timestamp, terminalCode, deviceId } = golden;
const ask = { path, input: golden.input, fields: [golden.field], bound: [], encryptKey, timestamp, terminalCode, deviceId };

async function goldenChances(): Promise<SealChances> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const { d: _, ...publicPart } = golden.ephemeralPrivateKey;
  return {
    nonce: bytes(golden.nonce),
    iv: () => bytes(golden.iv),
    ephemeral: {
      privateKey: await crypto.subtle.importKey('jwk', golden.ephemeralPrivateKey, curve, false, ['deriveBits']),
      publicKey: await crypto.subtle.importKey('jwk', publicPart, curve, true, []),
    },
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}

/** What the server does, written with other tools. */
function open(sealed: string, nonce: string, at: string, about: readonly string[] = []): string {
  const whole = Buffer.from(sealed, 'base64url');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(Buffer.from(golden.serverPrivateKey.d, 'base64url'));
  const secret = ecdh.computeSecret(whole.subarray(1, 1 + publicKeyBytes));
  const key = Buffer.from(hkdfSync('sha256', secret, Buffer.from(nonce, 'base64url'), encryptionLabel(kid), 32));
  const iv = whole.subarray(1 + publicKeyBytes, 1 + publicKeyBytes + ivBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(fieldBinding({ path, kid, timestamp: at, nonce }, golden.field, about)))
    .setAuthTag(whole.subarray(-16));
  return decipher.update(whole.subarray(1 + publicKeyBytes + ivBytes, -16)).toString('utf8') + decipher.final('utf8');
}

describe('a sealed request', () => {
  it('is what the golden file says, to the letter', async () => {
    const { body, headers } = await sealRequest(ask, await goldenChances());
    expect(body[golden.field]).toBe(golden.sealedField);
    expect(JSON.stringify(body)).toBe(golden.body);
    expect(headers).toEqual({ 'x-signature': golden.signature, 'x-timestamp': golden.timestamp, 'x-nonce': golden.nonce });
  });

  it('opens with the private key of the server, and nothing of the plain text is in it', async () => {
    const { body, headers } = await sealRequest(ask);
    expect(open(body.password as string, headers['x-nonce'] as string, timestamp)).toBe(golden.plain);
    expect(body.secretKey).toBe(kid);
    expect(JSON.stringify(body)).not.toContain(golden.plain);
  });

  it('signs body, time, nonce and device with a key of its own', async () => {
    const { body, headers } = await sealRequest(ask);
    const nonce = headers['x-nonce'] as string;
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(golden.serverPrivateKey.d, 'base64url'));
    const secret = ecdh.computeSecret(Buffer.from(body.password as string, 'base64url').subarray(1, 1 + publicKeyBytes));
    const key = Buffer.from(hkdfSync('sha256', secret, Buffer.from(nonce, 'base64url'), signingLabel(kid), 32));
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const lines = signedLines({ path, kid, timestamp, nonce }, bodyHash, terminalCode, deviceId);
    expect(headers['x-signature']).toBe(createHmac('sha256', key).update(lines).digest('base64url'));
  });

  it('opens with what it is about, and with nothing else', async () => {
    const input = { ...golden.input, orderNo: '1234567890123456789', version: 3 };
    const { body, headers } = await sealRequest({ ...ask, input, bound: ['orderNo', 'version', 'buyer'] });
    const nonce = headers['x-nonce'] as string;
    const about = (orderNo: string) => [`orderNo="${orderNo}"`, 'version=3', 'buyer=null'];
    expect(open(body.password as string, nonce, timestamp, about('1234567890123456789'))).toBe(golden.plain);
    expect(() => open(body.password as string, nonce, timestamp, about('1234567890123456780'))).toThrow();
    expect(() => open(body.password as string, nonce, timestamp)).toThrow();
  });

  it('is never the same twice', async () => {
    const [one, other] = [await sealRequest(ask), await sealRequest(ask)];
    expect(one.body.password).not.toBe(other.body.password);
    expect(one.headers['x-nonce']).not.toBe(other.headers['x-nonce']);
  });
});
