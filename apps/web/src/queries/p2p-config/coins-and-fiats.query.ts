import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { sharedQueryOf } from '#base/api/query.ts';

export const coinsAndFiatsQuery = sharedQueryOf(coinsAndFiats, {}, { staleMs: 300_000, meta: { log: "Can't get the list of coins" } });
