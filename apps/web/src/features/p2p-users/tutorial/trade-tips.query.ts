import { tradeTips } from '@peerbourse/contract/content/trade-tips';
import { queryOf } from '#api/query.ts';

export const tradeTipsQuery = queryOf(tradeTips, {}, { staleMs: 300_000, meta: { log: "Can't get the tips" } });
