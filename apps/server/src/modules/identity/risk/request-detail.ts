import type { requestDetail as call } from '@peerbourse/contract/identity/risk/request-detail';
import type { Handler } from '#platform/http/serve.ts';
import { refuse } from '#platform/refusal.ts';
import { ownRequest } from './request.table.ts';
import { requestView } from './request.view.ts';

export const requestDetail: Handler<typeof call> = async (ctx, { requestNo }) => {
  const request = await ownRequest(ctx.db, ctx.actor.mainId, requestNo);
  if (!request) throw refuse('risk.unknown-request');
  return await requestView(ctx, request);
};
