import type { lastApplication as call } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import type { Handler } from '#platform/http/serve.ts';
import { newestApplicationOf } from './application.table.ts';
import { applicationView } from './application.view.ts';

export const lastApplication: Handler<typeof call> = async (ctx) => {
  const found = await newestApplicationOf(ctx.db, ctx.actor.accountId);
  return { application: found ? await applicationView(ctx, found) : null };
};
