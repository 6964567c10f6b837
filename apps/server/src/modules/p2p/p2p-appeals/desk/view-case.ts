import type { ViewedCase } from '@peerbourse/contract/p2p/p2p-appeals/desk/case.shape';
import type { viewCase as call } from '@peerbourse/contract/p2p/p2p-appeals/desk/view-case';
import type { CallContext, Handler } from '#platform/http/serve.ts';
import type { StaffActor } from '#platform/http/session-gate.ts';
import { caseView } from '../case.view.ts';
import { awardsOf } from './award.table.ts';
import { awardView, holdViews } from './award.view.ts';
import { type DeskCaseRow, newestCaseOf } from './desk-case.table.ts';
import { noteBoth } from './note-both.ts';

export const viewCase: Handler<typeof call> = async (ctx, input) => {
  const viewsLeft = await noteBoth(ctx, input);
  const found = await newestCaseOf(ctx.tx, input.orderNo);
  return { case: found ? await viewedCase(ctx, found) : null, viewsLeft };
};

async function viewedCase(ctx: CallContext<StaffActor>, row: DeskCaseRow): Promise<ViewedCase> {
  const { id, orderNo, takenBy } = row;
  const holds = await holdViews(ctx.tx, id);
  const awards = (await awardsOf(ctx.tx, id)).map(awardView);
  return { ...(await caseView({ ...ctx, db: ctx.tx }, row, 'staff')), orderNo, takenBy, holds, awards };
}
