import { createECDH, createHash, randomBytes } from 'node:crypto';
import { sealingVersion } from '@peerbourse/contract/sealing';
import type { CallContext } from '#platform/http/serve.ts';
import type { Actor } from '#platform/http/session-gate.ts';
import type { Visitor } from '#platform/http/visitor.ts';
import { insertSealingKey } from './sealing.table.ts';

const lifeMs = 5 * 60_000;
const uses = 50;

/** Guests are known by this cookie alone, so that a key which somebody else asked for is of no use to them. */
const guestCookie = 'pb_pre';

export interface IssuedKey {
  encryptKey: string;
  expiresAt: Date;
}

export async function issueKey({ tx, actor, visitor, cookies, config }: CallContext): Promise<IssuedKey> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url', 'uncompressed');
  const kid = randomBytes(12).toString('base64url');
  const known = holderOf(actor, visitor, config.cookiePrefix);
  const guestMark = randomBytes(24).toString('base64url');
  if (!known) cookies.set(guestCookie, guestMark, { maxAgeSeconds: 24 * 60 * 60 });
  const expiresAt = await insertSealingKey(tx, {
    kid,
    privateKey: config.keys.encrypt('sealing', pair.getPrivateKey(), kid),
    holder: known ?? hashOf(`guest|${guestMark}`),
    deviceId: visitor.deviceId,
    uses,
    lifeMs,
  });
  return { encryptKey: `${sealingVersion}${kid}${publicKey}`, expiresAt };
}

export function holderOf(actor: Actor, { cookies }: Visitor, cookiePrefix: string): Buffer | undefined {
  if (actor.kind !== 'guest') return hashOf(`${actor.kind}|${actor.sessionId}`);
  const mark = cookies.get(`${cookiePrefix}${guestCookie}`);
  return mark === undefined ? undefined : hashOf(`guest|${mark}`);
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
