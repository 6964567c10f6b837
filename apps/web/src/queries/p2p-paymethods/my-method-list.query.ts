import type { CallOutput } from '@peerbourse/contract/call';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { queryOf } from '#base/api/query.ts';

export type SavedMethod = CallOutput<typeof myMethodList>['paymethods'][number];

/** Of one currency, or of all. */
export const myMethodListQuery = (fiatCode?: string) =>
  queryOf(myMethodList, fiatCode === undefined ? {} : { fiatCode }, { staleMs: 10_000, meta: { showToast: false } });
