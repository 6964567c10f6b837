import type { beginPasskeyLogIn as call } from '@peerbourse/contract/identity/passkeys/begin-passkey-log-in';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { issueTicket } from '#modules/core/secrets/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { relyingParty } from './relying-party.ts';

const lifeMs = 5 * 60_000;

/** No name is asked for, so nothing is told about anybody: the browser offers what it has for this site. */
export const beginPasskeyLogIn: Handler<typeof call> = async ({ tx, config }) => {
  const options = await generateAuthenticationOptions({ rpID: relyingParty(config).rpId, userVerification: 'required' });
  const ticket = await issueTicket(tx, { kind: 'passkey-log-in', accountId: null, holds: { challenge: options.challenge }, lifeMs });
  return { ticket, options: JSON.parse(JSON.stringify(options)) };
};
