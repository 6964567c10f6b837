import { fiatList } from '@peerbourse/contract/p2p/p2p-config/fiat-list';
import { sharedQueryOf } from '#base/api/query.ts';

export const fiatListQuery = sharedQueryOf(fiatList, {}, { staleMs: 300_000, meta: { log: "Can't get fiat currency list" } });
