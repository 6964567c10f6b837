import type { changeAddresses as call } from '@peerbourse/contract/identity/api-keys/change-addresses';
import { mostDaysAnywhere } from '@peerbourse/contract/identity/api-keys/key.shape';
import { notify } from '#modules/core/notifications/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { askedAddresses } from './asked-addresses.ts';
import { liveKeyOf, updateAddresses } from './key.table.ts';
import { viewOf } from './key.view.ts';

export const proveAddresses: Prove<typeof call, string[]> = async (ctx, { keyId, addresses, factors }) => {
  const { actor, db } = ctx;
  if (actor.isHeld) throw refuse('sessions.held');
  const key = await liveKeyOf(db, actor.mainId, keyId);
  if (!key) throw refuse('api-keys.unknown');
  const networks = askedAddresses(addresses, key.scopes);
  await proveFactors(ctx, 'change-api-key', factors);
  return networks;
};

export const changeAddresses: Handler<typeof call, string[]> = async ({ tx, actor, config }, { keyId }, addresses) => {
  const { mainId } = actor;
  const key = await updateAddresses(tx, { mainId, keyId, addresses, mostDays: mostDaysAnywhere });
  if (!key) throw refuse('api-keys.unknown');
  const values = { name: key.name };
  await notify(tx, config, { accountId: mainId, kind: 'api_key_changed', values, isSecurity: true, link: '/account/api-keys' });
  return { key: await viewOf(tx, mainId, key) };
};
