import { randomBytes } from 'node:crypto';
import type { beginAuthenticator as call } from '@peerbourse/contract/identity/authenticators/begin-authenticator';
import { base32, credentialsOf } from '#modules/core/secrets/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { upsertNewAuthenticator } from './authenticator.table.ts';

const lifeSeconds = 30 * 60;
const secretBytes = 20;

/** The secret is shown once; it counts from the moment its first code comes back. */
export const beginAuthenticator: Handler<typeof call> = async ({ tx, actor, config }) => {
  const [account, credentials] = [await accountOf(tx, actor.mainId), await credentialsOf(tx, actor.mainId)];
  must(account && credentials, 'an account that acts exists');
  if (credentials.totpSecret !== null) throw refuse('security.already-bound');
  const bytes = randomBytes(secretBytes);
  await upsertNewAuthenticator(tx, actor.mainId, config.keys.encrypt('totp', bytes, actor.mainId), lifeSeconds);
  const secret = base32(bytes);
  const { name: brand } = await readSetting(tx, 'site.brand');
  const label = encodeURIComponent(`${brand}:${account.email ?? account.phone ?? account.userName}`);
  return { secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(brand)}` };
};
