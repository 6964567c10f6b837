import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { wallClockMs } from '#platform/clock.ts';
import type { Keys } from '#platform/keys.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { insertPushKey, readPushKey } from './subscription.table.ts';

export const keyPurpose = 'push-key';
/** There is one. */
export const keyAbout = 'push-key';

const tokenLifeMs = 12 * 60 * 60_000;

/** The pair by which push services know us, made once. Browsers bind their subscriptions to it, so it never changes. */
export async function makePushKey({ db, config }: Pick<RoleRuntime, 'db' | 'config'>): Promise<void> {
  if (await readPushKey(db)) return;
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  await insertPushKey(db, {
    publicKey: pair.getPublicKey('base64url'),
    closedPrivateKey: config.keys.encrypt(keyPurpose, pair.getPrivateKey(), keyAbout),
  });
}

interface Audience {
  /** Of the push service. */
  origin: string;
  /** Where its operator finds us. */
  contact: string;
}

/** Says to a push service that we are the ones to whom the browser subscribed (RFC 8292). */
export function authorization(keys: Keys, stored: { publicKey: string; closedPrivateKey: string }, { origin, contact }: Audience): string {
  const point = Buffer.from(stored.publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: keys.decrypt(keyPurpose, stored.closedPrivateKey, keyAbout).toString('base64url'),
    },
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: origin, exp: Math.floor((wallClockMs() + tokenLifeMs) / 1000), sub: contact };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${stored.publicKey}`;
}
