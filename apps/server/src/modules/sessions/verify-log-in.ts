import type { verifyLogIn as call } from '@peerbourse/contract/sessions/verify-log-in';
import { accountOf, checkFactors } from '#modules/accounts/index.ts';
import { credentialsOf, readTicket, spendTicket, ticketMark } from '#modules/secrets/index.ts';
import type { Deed, Handler, Prove } from '#platform/http/serve.ts';
import { must, refuse } from '#platform/refusal.ts';
import { insertLogin } from './device.table.ts';
import type { LogInHolds } from './log-in-ticket.ts';
import { openSession } from './tokens/open-session.ts';

export const proveLogIn: Prove<typeof call, void> = async (deed, { ticket, factors }) => {
  const { accountId, holds } = await readTicket<LogInHolds>(deed.db, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  const [account, credentials] = await Promise.all([accountOf(deed.db, accountId), credentialsOf(deed.db, accountId)]);
  must(account && credentials, 'an account that logs in exists');
  if (account.state === 'locked' || account.state === 'closed') throw refuse('accounts.locked');
  if (holds.needs.length === 0) return;
  const ask = { account, credentials, purpose: 'log-in', methods: holds.needs, binding: `:${ticketMark(ticket)}` };
  await checkFactors(deed, ask, factors).catch(async (error: unknown) => {
    await recordWrongCode(deed, accountId);
    throw error;
  });
};

async function recordWrongCode({ db, visitor }: Deed, mainId: string): Promise<void> {
  const { address, country, deviceId, userAgent } = visitor;
  await insertLogin(db, { mainId, address, country, deviceId, userAgent, method: 'password', outcome: 'wrong-code' });
}

export const verifyLogIn: Handler<typeof call> = async (deed, { ticket }) => {
  const { accountId, holds } = await spendTicket<LogInHolds>(deed.tx, 'log-in', ticket);
  must(accountId, 'a login ticket belongs to an account');
  await openSession(deed, accountId, holds.method);
  return { state: 'opened', ticket: null, methods: [], email: null, phone: null };
};
