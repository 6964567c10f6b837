import type { renameKey as call } from '@peerbourse/contract/identity/api-keys/rename-key';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { updateName } from './key.table.ts';
import { viewOf } from './key.view.ts';

export const renameKey: Handler<typeof call> = async ({ tx, actor }, { keyId, name }) => {
  const key = await updateName(tx, actor.mainId, keyId, name);
  if (!key) throw refuse('api-keys.unknown');
  return { key: await viewOf(tx, actor.mainId, key) };
};
