import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { handleOf } from '@peerbourse/contract/sealing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFields, type SealedParts } from './unseal.rules.ts';

interface Golden {
  serverPrivateKey: { d: string };
  encryptKey: string;
  kid: string;
  nonce: string;
  timestamp: string;
  terminalCode: string;
  deviceId: string;
  path: string;
  field: string;
  plain: string;
  sealedField: string;
  body: string;
  signature: string;
}

/** The same file is checked by the web client, which must seal to exactly these bytes. */
const file = join(import.meta.dirname, '../../../../../../packages/contract/src/sealing.golden.json');
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
const runs = Number(process.env.PB_TRIALS ?? 2_000);

function parts(): SealedParts {
  const { path, kid, timestamp, nonce, terminalCode, deviceId, signature, body } = golden;
  return {
    request: { path, kid, timestamp, nonce },
    privateKey: Buffer.from(golden.serverPrivateKey.d, 'base64url'),
    rawBody: body,
    terminalCode,
    deviceId,
    signature,
    fields: new Map([[golden.field, golden.sealedField]]),
    about: [],
  };
}

describe('R7.5 opening sealed fields', { timeout: 600_000 }, () => {
  it('opens what the client sealed', () => {
    expect(handleOf(golden.encryptKey)).toBe(golden.kid);
    expect(openFields(parts())).toEqual(new Map([[golden.field, golden.plain]]));
  });

  it('opens nothing when any byte of the field is another', () => {
    const bytes = Buffer.from(golden.sealedField, 'base64url');
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] as number) ^ flip;
        expect(openFields({ ...parts(), fields: new Map([[golden.field, changed.toString('base64url')]]) })).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });

  it.each<[string, (good: SealedParts) => SealedParts]>([
    ['path', (good) => ({ ...good, request: { ...good.request, path: '/v1/user/register/email' } })],
    ['time', (good) => ({ ...good, request: { ...good.request, timestamp: '1800000000001' } })],
    ['nonce', (good) => ({ ...good, request: { ...good.request, nonce: 'AAAAAAAAAAAAAAAAAAAAAA' } })],
    ['handle', (good) => ({ ...good, request: { ...good.request, kid: 'AAAAAAAAAAAAAAAA' } })],
    ['device', (good) => ({ ...good, deviceId: 'another' })],
    ['terminal', (good) => ({ ...good, terminalCode: 'another' })],
    ['body', (good) => ({ ...good, rawBody: `${good.rawBody} ` })],
    ['name of the field', (good) => ({ ...good, fields: new Map([['oldPassword', golden.sealedField]]) })],
    ['key', (good) => ({ ...good, privateKey: Buffer.alloc(32, 7) })],
    ['signature', (good) => ({ ...good, signature: 'A'.repeat(43) })],
    ['missing signature', (good) => ({ ...good, signature: '' })],
    ['thing that it is about', (good) => ({ ...good, about: ['orderNo="1"'] })],
    ['no field', (good) => ({ ...good, fields: new Map() })],
  ])('opens nothing with another %s', (_, change) => {
    expect(openFields(change(parts()))).toBeUndefined();
  });

  it('survives whatever text stands for a field', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        expect(openFields({ ...parts(), fields: new Map([[golden.field, text]]) })).toBeUndefined();
      }),
      { numRuns: runs },
    );
  });
});
