import type { revokeKey as call } from '@peerbourse/contract/identity/api-keys/revoke-key';
import { notify } from '#modules/core/notifications/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { endKey } from './key.table.ts';

/** It makes the account safer, so no codes are asked for. */
export const revokeKey: Handler<typeof call> = async ({ tx, actor, config }, { keyId }) => {
  const { mainId } = actor;
  const name = await endKey(tx, mainId, keyId);
  if (name === undefined) throw refuse('api-keys.unknown');
  await notify(tx, config, { accountId: mainId, kind: 'api_keys_ended', values: { name }, isSecurity: true, link: '/account/api-keys' });
  return {};
};
