import type { CallOutput } from '@peerbourse/contract/call';
import { keyList } from '@peerbourse/contract/identity/api-keys/key-list';
import { queryOf } from '#base/api/query.ts';

export type ApiKey = CallOutput<typeof keyList>['keys'][number];

/** Short-lived: whoever looks at it wants to see which keys work now. */
export const keyListQuery = queryOf(keyList, {}, { staleMs: 5_000, meta: { showToast: false } });
