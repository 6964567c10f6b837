import { randomBytes } from 'node:crypto';
import type { startQrLogIn as call } from '@peerbourse/contract/identity/sessions/start-qr-log-in';
import { tokenHash } from '#modules/identity/sessions/tokens/tokens.ts';
import type { Handler } from '#platform/http/serve.ts';
import { insertQrKey } from './qr.table.ts';

const lifeSeconds = 120;

/** Two secrets: one is shown for the phone to read, the other never leaves the browser that will be logged in. */
export const startQrLogIn: Handler<typeof call> = async ({ tx, visitor }) => {
  const qrKey = randomBytes(32).toString('base64url');
  const pollKey = randomBytes(32).toString('base64url');
  const expiresAt = await insertQrKey(tx, tokenHash(qrKey), tokenHash(pollKey), visitor, lifeSeconds);
  return { qrKey, pollKey, expiresAt: expiresAt.toISOString() };
};
