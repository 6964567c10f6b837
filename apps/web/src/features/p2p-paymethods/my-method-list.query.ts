import type { CallOutput } from '@peerbourse/contract/call';
import { myMethodList } from '@peerbourse/contract/p2p-paymethods/my-method-list';
import { queryOf } from '#api/query.ts';

export type SavedMethod = CallOutput<typeof myMethodList>['paymethods'][number];

export const myMethodListQuery = queryOf(myMethodList, {}, { staleMs: 10_000, meta: { showToast: false } });
