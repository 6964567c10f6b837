import type { logInWithPasskey as call } from '@peerbourse/contract/identity/sessions/log-in-with-passkey';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { checkPasskey } from '#modules/identity/passkeys/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { openSession } from './tokens/open-session.ts';

/** A passkey is something that one has and something that one knows or is: no code is asked for after it. */
export const logInWithPasskey: Handler<typeof call> = async (ctx, { ticket, response }) => {
  const mainId = await checkPasskey(ctx, ticket, response);
  const account = await accountOf(ctx.tx, mainId);
  if (!account || account.state === 'locked' || account.state === 'closed') throw refuse('accounts.locked');
  await openSession(ctx, mainId, 'passkey');
  return { state: 'opened', ticket: null, methods: [], email: null, phone: null };
};
