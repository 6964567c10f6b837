import type { decideRemoval as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-removal';
import { isRemovable } from '@peerbourse/rules/p2p-merchants/merchant';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { changeMerchant, daysFrom, type Merchant, merchantOf, nowOf } from '../merchant.table.ts';
import { merchantPage } from '../merchant-page.ts';
import { noteAct } from './note-act.ts';
import { decideRemovalRow, type RemovalRow, removalByNo, removalView } from './removal.table.ts';

/** The second member, who is not the first. The status ends at once; the deposit stays until the notice is over. */
export const decideRemoval: Handler<typeof call> = async (ctx, { removalNo, isApproved, reason }) => {
  const { tx, actor } = ctx;
  const removal = await takeRemoval(tx, removalNo);
  if (removal.proposerStaffId === actor.staffId) throw refuse('p2p-merchants.own-removal');
  const merchant = await merchantOf(tx, removal.accountId);
  must(merchant, 'a removal is of a merchant');
  if (isApproved && !isRemovable(merchant.state)) throw refuse('p2p-merchants.not-now');
  await decideRemovalRow(tx, { removalNo, isApproved, reason, staffId: actor.staffId });
  if (isApproved) await remove(ctx, merchant);
  const act = isApproved ? 'removed' : 'removal-rejected';
  await noteAct(ctx, act, removal.userId, { removalNo, cause: removal.cause, reason });
  const decided = await removalByNo(tx, removalNo);
  must(decided, 'a removal that was decided is there');
  return removalView(decided);
};

/** The profile is locked first, as everywhere; what the removal says is read afterwards. */
async function takeRemoval(tx: Tx, removalNo: string): Promise<RemovalRow> {
  const found = await removalByNo(tx, removalNo);
  if (found) await lockProfile(tx, found.accountId);
  const removal = found && (await removalByNo(tx, removalNo));
  if (removal?.state !== 'open') throw refuse('p2p-merchants.removal-over');
  return removal;
}

async function remove({ tx, config }: CallContext<StaffActor>, merchant: Merchant): Promise<void> {
  const { accountId, deposit } = merchant;
  const { noticeDays } = await readSetting(tx, 'p2p-merchants.rules');
  const until = deposit > 0n ? await daysFrom(tx, noticeDays) : null;
  await changeMerchant(tx, merchant, { state: 'removed', due_at: until, ended_at: await nowOf(tx) });
  await notify(tx, config, { accountId, kind: 'merchant_removed', values: {}, isSecurity: false, link: merchantPage });
}
