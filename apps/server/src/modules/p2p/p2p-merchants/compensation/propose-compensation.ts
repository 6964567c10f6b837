import type { proposeCompensation as call } from '@peerbourse/contract/p2p/p2p-merchants/desk/propose-compensation';
import { parseUnits } from '@peerbourse/rules/money';
import { depositScale } from '@peerbourse/rules/p2p-merchants/merchant-level';
import { lockAnyOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { publicNumber } from '#platform/ids.ts';
import { must, refuse } from '#platform/refusal.ts';
import { noteAct } from '../desk/note-act.ts';
import { merchantOf } from '../merchant.table.ts';
import { checkAmount } from './check-amount.ts';
import { compensableOf, compensationByNo, insertCompensation } from './compensation.table.ts';
import { compensationView } from './compensation.view.ts';

/** The first member. Nothing moves before another one has decided. */
export const proposeCompensation: Handler<typeof call> = async (ctx, { orderNo, amount, reason }) => {
  const { tx, actor } = ctx;
  if (!(await lockAnyOrder(tx, orderNo))) throw refuse('p2p-orders.unknown-order');
  const found = await compensableOf(tx, orderNo);
  if (!found) throw refuse('p2p-merchants.nothing-to-compensate');
  const units = parseUnits(amount, depositScale);
  checkAmount(found, units);
  const compensationNo = publicNumber();
  const isNew = await insertCompensation(tx, { ...found, compensationNo, amount: units, reason, staffId: actor.staffId });
  if (!isNew) throw refuse('p2p-merchants.compensation-open');
  const merchant = await merchantOf(tx, found.accountId);
  must(merchant, 'a deposit is of a merchant');
  await noteAct(ctx, 'compensation-proposed', merchant.userId, { compensationNo, orderNo, amount, reason });
  const proposed = await compensationByNo(tx, compensationNo);
  must(proposed, 'a compensation that was proposed is there');
  return compensationView(proposed);
};
