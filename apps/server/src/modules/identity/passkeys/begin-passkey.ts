import type { beginPasskey as call } from '@peerbourse/contract/identity/passkeys/begin-passkey';
import { type AuthenticatorTransport, generateRegistrationOptions } from '@simplewebauthn/server';
import { issueTicket } from '#modules/core/secrets/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { passkeysOf } from './passkey.table.ts';
import { relyingParty } from './relying-party.ts';

const maxPasskeys = 10;
const lifeMs = 5 * 60_000;

export const beginPasskey: Handler<typeof call> = async ({ tx, actor, config }) => {
  const account = await accountOf(tx, actor.mainId);
  must(account, 'an account that acts exists');
  const known = await passkeysOf(tx, actor.mainId);
  if (known.length >= maxPasskeys) throw refuse('security.too-many-passkeys');
  const options = await generateRegistrationOptions({
    rpID: relyingParty(config).rpId,
    rpName: (await readSetting(tx, 'site.brand')).name,
    userName: account.email ?? account.phone ?? account.userName,
    userDisplayName: account.userName,
    userID: new Uint8Array(Buffer.from(account.encryptUserId)),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  const holds = { challenge: options.challenge };
  const ticket = await issueTicket(tx, { kind: 'passkey', accountId: actor.mainId, holds, lifeMs });
  return { ticket, options: JSON.parse(JSON.stringify(options)) };
};
