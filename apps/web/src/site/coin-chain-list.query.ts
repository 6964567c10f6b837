import { coinChainList } from '@peerbourse/contract/reference/coin-chain-list';
import { sharedQueryOf } from '#api/query.ts';

export const coinChainListQuery = sharedQueryOf(coinChainList, {}, { staleMs: 300_000, meta: { log: "Can't get coin imgUrl list" } });
