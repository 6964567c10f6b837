import { coinList } from '@peerbourse/contract/core/reference/coin-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const coinListQuery = sharedQueryOf(coinList, {}, { staleMs: 300_000, meta: { log: "Can't get the list of coins" } });
