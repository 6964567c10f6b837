import type { confirmQrLogIn as call } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { proveFactors } from '#modules/identity/accounts/index.ts';
import { tokenHash } from '#modules/identity/sessions/tokens/tokens.ts';
import type { Handler, Prove } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { decideQrKey } from './qr.table.ts';

/** Letting a browser in is as good as logging in: a copied session alone must not open another one. */
export const proveConfirming: Prove<typeof call, void> = async (ctx, { isConfirmed, factors }) => {
  if (isConfirmed) await proveFactors(ctx, 'confirm-qr-log-in', factors);
};

export const confirmQrLogIn: Handler<typeof call> = async ({ tx, actor }, { qrKey, isConfirmed }) => {
  const status = isConfirmed ? 'confirmed' : 'rejected';
  if (!(await decideQrKey(tx, tokenHash(qrKey), actor.mainId, status))) throw refuse('sessions.qr-over');
  return { status };
};
