import { p2pAreaList } from '@peerbourse/contract/core/reference/p2p-area-list';
import { queryOf } from '#base/api/query.ts';

export const p2pAreaListQuery = queryOf(p2pAreaList, {}, { staleMs: 300_000, meta: { log: "Can't get the areas" } });
