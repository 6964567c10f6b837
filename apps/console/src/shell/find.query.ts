import type { CallOutput } from '@peerbourse/contract/call';
import { find } from '@peerbourse/contract/identity/work/find';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type Found = CallOutput<typeof find>['found'][number];

export function findQuery(text: string) {
  return queryOptions({
    queryKey: ['work/find', text],
    queryFn: async ({ signal }) => (await call(find, { text }, { signal })).found,
    enabled: text.length >= 3,
    // What was typed may name a person: nothing of it stays.
    gcTime: 0,
  });
}
