import type { historyFilter as shape } from '@peerbourse/contract/money/assets/asset.shape';
import type * as z from 'zod/mini';
import { refuse } from '#platform/refusal.ts';
import type { HistoryFilter } from './history.table.ts';

/** What was asked for, with times as times. The shape lets days through that no calendar has. */
export function historyFilter(asked: z.output<typeof shape>): HistoryFilter {
  return {
    coin: asked.coin,
    wallet: asked.wallet,
    kind: asked.kind,
    from: timeOf('from', asked.from),
    to: timeOf('to', asked.to),
  };
}

function timeOf(field: string, moment: string | undefined): Date | undefined {
  if (moment === undefined) return undefined;
  const time = new Date(moment);
  if (Number.isNaN(time.getTime())) throw refuse('request.invalid', { fields: field });
  return time;
}
