import type { removePasskey as call } from '@peerbourse/contract/identity/passkeys/remove-passkey';
import { notify } from '#modules/core/notifications/index.ts';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { deletePasskey } from './passkey.table.ts';

export const provePasskeyRemoval: Prove<typeof call, void> = (ctx, { factors }) => proveFactors(ctx, 'remove-passkey', factors);

export const removePasskey: Handler<typeof call> = async ({ tx, actor, config }, { passkeyId }) => {
  if (!(await deletePasskey(tx, actor.mainId, passkeyId))) throw refuse('security.not-bound');
  await notify(tx, config, { accountId: actor.mainId, kind: 'passkey_removed', values: {}, isSecurity: true });
  return {};
};
