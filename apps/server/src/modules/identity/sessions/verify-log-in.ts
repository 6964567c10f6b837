import type { verifyLogIn as call } from '@peerbourse/contract/identity/sessions/verify-log-in';
import type { MainId } from '@peerbourse/contract/ids';
import { credentialsOf, readTicket, spendTicket, ticketMark } from '#modules/core/secrets/index.ts';
import { accountOf, checkFactors } from '#modules/identity/accounts/index.ts';
import type { CallContext, Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertLogin } from './device.table.ts';
import type { LogInHolds } from './log-in-ticket.ts';
import { openSession } from './tokens/open-session.ts';

export const proveLogIn: Prove<typeof call, void> = async (ctx, { ticket, factors }) => {
  const { accountId, holds } = await readTicket<LogInHolds>(ctx.db, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  const [account, credentials] = await Promise.all([accountOf(ctx.db, accountId), credentialsOf(ctx.db, accountId)]);
  must(account && credentials, 'an account that logs in exists');
  if (account.state === 'locked' || account.state === 'closed') throw refuse('accounts.locked');
  if (holds.needs.length === 0) return;
  const ask = { account, credentials, purpose: 'log-in', methods: holds.needs, binding: `:${ticketMark(ticket)}` };
  await checkFactors(ctx, ask, factors).catch(async (error: unknown) => {
    await recordWrongCode(ctx, accountId);
    throw error;
  });
};

async function recordWrongCode({ db, visitor }: CallContext, mainId: MainId): Promise<void> {
  const { address, country, deviceId, userAgent } = visitor;
  await insertLogin(db, { mainId, address, country, deviceId, userAgent, method: 'password', outcome: 'wrong-code' });
}

export const verifyLogIn: Handler<typeof call> = async (ctx, { ticket }) => {
  const { accountId, holds } = await spendTicket<LogInHolds>(ctx.tx, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  await openSession(ctx, accountId, holds.method);
  return { state: 'opened', ticket: null, methods: [], email: null, phone: null };
};
