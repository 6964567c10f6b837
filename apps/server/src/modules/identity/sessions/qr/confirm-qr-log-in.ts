import type { confirmQrLogIn as call } from '@peerbourse/contract/identity/sessions/confirm-qr-log-in';
import { tokenHash } from '#modules/identity/sessions/tokens/tokens.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { decideQrKey } from './qr.table.ts';

export const confirmQrLogIn: Handler<typeof call> = async ({ tx, actor }, { qrKey, isConfirmed }) => {
  const status = isConfirmed ? 'confirmed' : 'rejected';
  if (!(await decideQrKey(tx, tokenHash(qrKey), actor.mainId, status))) throw refuse('sessions.qr-over');
  return { status };
};
