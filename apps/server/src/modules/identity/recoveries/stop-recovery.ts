import type { stopRecovery as call } from '@peerbourse/contract/identity/recoveries/stop-recovery';
import { audit } from '#modules/core/audit/index.ts';
import { readTicket } from '#modules/core/secrets/index.ts';
import { accountOf } from '#modules/identity/accounts/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { must } from '#platform/refusal.ts';
import { cancelRecoveries } from './recovery.table.ts';

/** The link serves more than once: whoever presses it again should read that the request is over, not that the link is. */
export const stopRecovery: Handler<typeof call> = async ({ tx, actor, visitor }, { ticket }) => {
  const { accountId } = await readTicket(tx, 'stop-recovery', ticket);
  must(accountId, 'the ticket of a recovery belongs to an account');
  const isStopped = (await cancelRecoveries(tx, accountId)) > 0;
  const subject = (await accountOf(tx, accountId))?.userId ?? '';
  if (isStopped) await audit(tx, { actor, act: 'recoveries.stopped', subject, address: visitor.address });
  return { isStopped };
};
