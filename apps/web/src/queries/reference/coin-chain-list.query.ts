import { coinChainList } from '@peerbourse/contract/core/reference/coin-chain-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const coinChainListQuery = sharedQueryOf(coinChainList, {}, { staleMs: 300_000, meta: { log: "Can't get coin imgUrl list" } });
