import type { takeCase as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import { tellOrder } from '#modules/p2p/p2p-orders/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { setTaker } from './desk-case.table.ts';
import { listedAgain, lockOpenCase, noteAct } from './open-case.ts';

/** Both people learn once that somebody has it, not each time that it goes from one member to another. */
export const takeCase: Handler<typeof call> = async (ctx, { orderNo }) => {
  const { tx, actor } = ctx;
  const { order, found } = await lockOpenCase(tx, orderNo);
  await setTaker(tx, found.id, actor.staffId);
  if (found.takenAt === null) await tellOrder(tx, order, { code: 'take-case', actor: 'staff', data: {} });
  await noteAct(ctx, 'taken', orderNo, { caseNo: found.caseNo, from: found.takenBy });
  return await listedAgain(tx, orderNo);
};
