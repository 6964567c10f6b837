import type { MainId } from '@peerbourse/contract/ids';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { spendTicket } from '#modules/core/secrets/index.ts';
import type { CallContext } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { markPasskeyUsed, passkeyById } from './passkey.table.ts';
import { relyingParty } from './relying-party.ts';

/** Whose passkey has signed the challenge of this ticket. */
export async function checkPasskey({ tx, config }: CallContext, ticket: string, response: unknown): Promise<MainId> {
  const { holds } = await spendTicket<{ challenge: string }>(tx, 'passkey-log-in', ticket);
  const given = response as AuthenticationResponseJSON | null;
  const key = typeof given?.id === 'string' ? await passkeyById(tx, given.id) : undefined;
  if (!key || !given) throw refuse('security.passkey-refused');
  const { rpId, origins } = relyingParty(config);
  const { verified, newCounter } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: holds.challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.counter },
  }).then(
    (outcome) => ({ verified: outcome.verified, newCounter: outcome.authenticationInfo.newCounter }),
    () => ({ verified: false, newCounter: 0 }),
  );
  if (!verified) throw refuse('security.passkey-refused');
  await markPasskeyUsed(tx, key.credentialId, newCounter);
  return key.accountId;
}
