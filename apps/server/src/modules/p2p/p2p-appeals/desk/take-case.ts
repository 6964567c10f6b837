import type { takeCase as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/take-case';
import type { Handler } from '#platform/http/serve.ts';
import { handTo } from './give-case.ts';
import { listedAgain, lockOpenCase, noteAct } from './open-case.ts';

export const takeCase: Handler<typeof call> = async (ctx, { orderNo }) => {
  const { tx, actor } = ctx;
  const locked = await lockOpenCase(tx, orderNo);
  await handTo(tx, locked, actor.staffId);
  await noteAct(ctx, 'taken', orderNo, { caseNo: locked.found.caseNo, from: locked.found.takenBy });
  return await listedAgain(tx, orderNo);
};
