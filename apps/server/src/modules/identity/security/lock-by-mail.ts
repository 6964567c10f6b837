import type { lockByMail as call } from '@peerbourse/contract/identity/security/lock-by-mail';
import { spendTicket } from '#modules/core/secrets/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { lockAccount } from './lock-account.ts';

export const lockByMail: Handler<typeof call> = async (ctx, { ticket }) => {
  const { accountId } = await spendTicket(ctx.tx, 'lock-account', ticket);
  must(accountId, 'a lock ticket belongs to an account');
  await lockAccount(ctx, accountId);
  return {};
};
