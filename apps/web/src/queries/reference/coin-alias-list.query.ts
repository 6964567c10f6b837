import { coinAliasList } from '@peerbourse/contract/core/reference/coin-alias-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const coinAliasListQuery = sharedQueryOf(coinAliasList, {}, { staleMs: 300_000, meta: { log: "Can't get the names of coins" } });
