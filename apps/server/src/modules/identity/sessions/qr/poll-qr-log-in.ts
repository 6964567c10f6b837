import type { pollQrLogIn as call } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { accountOf } from '#modules/identity/accounts/index.ts';
import { openSession } from '#modules/identity/sessions/tokens/open-session.ts';
import { tokenHash } from '#modules/identity/sessions/tokens/tokens.ts';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { qrState, spendQrKey } from './qr.table.ts';

export const pollQrLogIn: Handler<typeof call> = async (ctx, { qrKey, pollKey }) => {
  const { tx, visitor } = ctx;
  const state = await qrState(tx, tokenHash(qrKey), tokenHash(pollKey));
  if (state === undefined || state === 'spent') return { status: 'expired' };
  if (state !== 'confirmed') return { status: state };
  const mainId = await spendQrKey(tx, tokenHash(qrKey), tokenHash(pollKey), visitor.deviceId);
  if (mainId === undefined) return { status: 'expired' };
  const account = await accountOf(tx, mainId);
  if (account?.state === 'locked' || account?.state === 'closed') throw refuse('accounts.locked');
  await openSession(ctx, mainId, 'qr');
  return { status: 'confirmed' };
};
