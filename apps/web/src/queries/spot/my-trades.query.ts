import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { myTrades } from '@peerbourse/contract/markets/spot/my-trades';
import { queryOf } from '#base/api/query.ts';

export type TradePage = CallOutput<typeof myTrades>;

export const myTradesQuery = (place: CallInput<typeof myTrades> = {}) =>
  queryOf(myTrades, place, { staleMs: 5_000, meta: { showToast: false } });
