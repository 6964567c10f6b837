import type { viewCase as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import type { Handler } from '#platform/http/serve.ts';
import { caseView } from '../case.view.ts';
import { newestCaseOf } from './desk-case.table.ts';
import { noteBoth } from './note-both.ts';

export const viewCase: Handler<typeof call> = async (ctx, input) => {
  const viewsLeft = await noteBoth(ctx, input);
  const { orderNo } = input;
  const found = await newestCaseOf(ctx.tx, orderNo);
  return {
    case: found ? { ...(await caseView({ ...ctx, db: ctx.tx }, found, 'staff')), orderNo, takenBy: found.takenBy } : null,
    viewsLeft,
  };
};
