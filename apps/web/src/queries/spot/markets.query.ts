import type { CallOutput } from '@peerbourse/contract/call';
import { markets } from '@peerbourse/contract/markets/spot/markets';
import { sharedQueryOf } from '#base/api/query.ts';

export type Markets = CallOutput<typeof markets>;

export const marketsQuery = sharedQueryOf(markets, {}, { staleMs: 30_000, refreshMs: 60_000 });
