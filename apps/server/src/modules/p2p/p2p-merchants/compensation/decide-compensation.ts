import type { decideCompensation as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-compensation';
import { notify } from '#modules/core/notifications/index.ts';
import { readSetting } from '#modules/core/settings/index.ts';
import { moveCoins, moveLegs } from '#modules/money/ledger/index.ts';
import { lockAnyOrder, type Order, tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import { lockProfile } from '#modules/p2p/p2p-users/index.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { must, refuse } from '#platform/refusal.ts';
import { depositCoin, usdtText } from '../deposit/deposit.rules.ts';
import { noteAct } from '../desk/note-act.ts';
import { changeMerchant, daysFrom, type Merchant, merchantOf } from '../merchant.table.ts';
import { checkAmount } from './check-amount.ts';
import { type CompensationRow, compensableOf, compensationByNo, decideCompensationRow, hasRuled } from './compensation.table.ts';
import { compensationView } from './compensation.view.ts';

/** The second member, who neither proposed it nor ruled about the order. An approved one pays at once. */
export const decideCompensation: Handler<typeof call> = async (ctx, { compensationNo, isApproved, reason }) => {
  const { tx, actor } = ctx;
  const { order, proposed } = await takeCompensation(tx, compensationNo);
  if (proposed.proposerStaffId === actor.staffId) throw refuse('p2p-merchants.own-compensation');
  if (await hasRuled(tx, proposed.orderId, actor.staffId)) throw refuse('p2p-merchants.has-ruled');
  const merchant = await merchantOf(tx, proposed.accountId);
  must(merchant, 'a deposit is of a merchant');
  const journalId = isApproved ? await pay(tx, proposed) : null;
  await decideCompensationRow(tx, { compensationNo, reason, staffId: actor.staffId, journalId });
  if (isApproved) {
    await takeFromDeposit(ctx, merchant, proposed.amount);
    await tellOrder(tx, order, { code: 'compensate', actor: 'staff', data: { compensationNo } });
    await tellBoth(ctx, order, proposed);
  }
  await noteAct(ctx, 'compensation-decided', merchant.userId, { compensationNo, orderNo: order.orderNo, isApproved, reason });
  const decided = await compensationByNo(tx, compensationNo);
  must(decided, 'a compensation that was decided is there');
  return compensationView(decided);
};

/** The order is locked first and the profile of the merchant then, as everywhere; what the proposal says is read afterwards. */
async function takeCompensation(tx: Tx, compensationNo: string): Promise<{ order: Order; proposed: CompensationRow }> {
  const found = await compensationByNo(tx, compensationNo);
  const order = found && (await lockAnyOrder(tx, found.orderNo));
  if (order) await lockProfile(tx, found.accountId);
  const proposed = order && (await compensationByNo(tx, compensationNo));
  if (proposed?.state !== 'open') throw refuse('p2p-merchants.compensation-over');
  return { order: order as Order, proposed };
}

async function pay(tx: Tx, { orderNo, compensationNo, accountId, toAccount, amount }: CompensationRow): Promise<string> {
  const found = await compensableOf(tx, orderNo);
  if (found?.accountId !== accountId) throw refuse('p2p-merchants.nothing-to-compensate');
  checkAmount(found, amount);
  const journalId = await moveCoins(tx, {
    kind: 'p2p-deposit-compensation',
    key: `p2p-compensation:${compensationNo}`,
    reference: orderNo,
    legs: moveLegs(depositCoin, amount, { ownerId: accountId, purpose: 'deposit' }, { ownerId: toAccount, purpose: 'otc' }),
  });
  must(journalId, 'a compensation that is open has paid nothing yet');
  return journalId;
}

/** Too little that is left is asked for as after a raised setting; a deposit that is going back anyway is only smaller. */
async function takeFromDeposit({ tx, config }: CallContext<StaffActor>, merchant: Merchant, amount: bigint): Promise<void> {
  const { accountId, state, required, dueAt } = merchant;
  const deposit = merchant.deposit - amount;
  if (state !== 'approved' || deposit >= required) {
    await changeMerchant(tx, merchant, { deposit, due_at: state === 'removed' && deposit === 0n ? null : dueAt });
    return;
  }
  const { shortDays } = await readSetting(tx, 'p2p-merchants.rules');
  const until = await daysFrom(tx, shortDays);
  await changeMerchant(tx, merchant, { state: 'deposit-short', deposit, due_at: until });
  const values = { until: until.toISOString(), amount: `${usdtText(required - deposit)} ${depositCoin}` };
  await notify(tx, config, { accountId, kind: 'merchant_deposit_short', values, isSecurity: false });
}

async function tellBoth({ tx, config }: CallContext<StaffActor>, { orderNo: order }: Order, paid: CompensationRow): Promise<void> {
  const values = { order, amount: `${usdtText(paid.amount)} ${depositCoin}` };
  const link = `/p2p-trade/order/${order}`;
  await notify(tx, config, { accountId: paid.accountId, kind: 'merchant_deposit_used', values, isSecurity: false, link });
  await notify(tx, config, { accountId: paid.toAccount, kind: 'order_compensated', values, isSecurity: false, link });
}
