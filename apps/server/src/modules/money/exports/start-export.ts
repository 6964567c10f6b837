import type { startExport as call } from '@peerbourse/contract/money/exports/start-export';
import { countHistory, historyFilter } from '#modules/money/assets/index.ts';
import type { Handler } from '#platform/http/serve.ts';
import { beginExport } from './begin-export.ts';

export const startExport: Handler<typeof call> = async (ctx, input) => {
  const asked = historyFilter(input.filter);
  return await beginExport(ctx, { ...input, count: (limit) => countHistory(ctx.tx, ctx.actor.accountId, asked, limit) });
};
