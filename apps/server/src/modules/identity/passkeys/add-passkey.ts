import type { addPasskey as call } from '@peerbourse/contract/identity/passkeys/add-passkey';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { notify } from '#modules/core/notifications/index.ts';
import { spendTicket } from '#modules/core/secrets/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { insertPasskey } from './passkey.table.ts';
import { relyingParty } from './relying-party.ts';

export const proveNewPasskey: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'add-passkey', factors);

export const addPasskey: Handler<typeof call> = async ({ tx, actor, config }, { ticket, name, response }) => {
  const { accountId, holds } = await spendTicket<{ challenge: string }>(tx, 'passkey', ticket);
  if (accountId !== actor.mainId) throw refuse('security.ticket-over');
  const { rpId, origins } = relyingParty(config);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: holds.challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refuse('security.passkey-refused');
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  const key = { accountId, credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports ?? [], name: name.trim() };
  if (!(await insertPasskey(tx, key))) throw refuse('security.passkey-refused');
  await notify(tx, config, { accountId, kind: 'passkey_added', values: { name: key.name }, isSecurity: true });
  return {};
};
