import { itemList } from '@peerbourse/contract/core/content/desk/item-list';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export const itemListKey = ['content/item-list'] as const;

/** Others write too, and what is scheduled begins by itself. */
export function itemListQuery(kind: ContentKind) {
  return queryOptions({
    queryKey: [...itemListKey, kind],
    queryFn: async ({ signal }) => (await call(itemList, { kind }, { signal })).items,
    refetchInterval: 15_000,
  });
}
