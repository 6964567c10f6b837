import type { CallOutput } from '@peerbourse/contract/call';
import { appealReasonList } from '@peerbourse/contract/p2p/p2p-appeals/appeal-reason-list';
import { type Query, queryOf } from '#base/api/query.ts';

export type AppealReasons = CallOutput<typeof appealReasonList>;

export const appealReasonListQuery: Query<AppealReasons> = queryOf(appealReasonList, {}, { staleMs: 600_000 });
