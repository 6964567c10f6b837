import { randomBytes } from 'node:crypto';
import type { MainId } from '@peerbourse/contract/ids';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/pool.ts';
import type { CallContext } from '#platform/http/serve.ts';
import type { Visitor } from '#platform/http/visitor.ts';
import { isTrusted, trustDevice } from './device.table.ts';
import { tokenHash } from './tokens/tokens.ts';

const deviceCookie = 'pb_dt';
const lifeDays = 90;

/** Whether this browser has logged in to the account before, and nothing has ended that trust since. */
export async function isKnownDevice(db: Db, config: Config, visitor: Visitor, mainId: MainId): Promise<boolean> {
  const token = shownToken(config, visitor);
  return token !== undefined && (await isTrusted(db, mainId, tokenHash(token)));
}

/** The browser gets a token of its own each time, so that one which somebody planted there before opens nothing. */
export async function rememberDevice({ tx, config, visitor, cookies }: CallContext, mainId: MainId): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const oldHash = tokenHash(shownToken(config, visitor) ?? '');
  await trustDevice(tx, { mainId, deviceId: visitor.deviceId, oldHash, newHash: tokenHash(token), lifeDays });
  cookies.set(deviceCookie, token, { maxAgeSeconds: lifeDays * 24 * 60 * 60 });
}

function shownToken({ cookiePrefix }: Config, { cookies }: Visitor): string | undefined {
  return cookies.get(`${cookiePrefix}${deviceCookie}`);
}
