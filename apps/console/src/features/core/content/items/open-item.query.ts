import type { CallOutput } from '@peerbourse/contract/call';
import { openItem } from '@peerbourse/contract/core/content/desk/open-item';
import type { ContentKind } from '@peerbourse/contract/core/content/kind.shape';
import { queryOptions } from '@tanstack/react-query';
import { call, Refused } from '#api/call.ts';

export type OpenedItem = CallOutput<typeof openItem>;

export const openItemKey = ['content/open-item'] as const;

/** The item with its newest version; null when it does not exist. Asked for again, so that a version of somebody else is seen. */
export function openItemQuery(kind: ContentKind, name: string) {
  return queryOptions({
    queryKey: [...openItemKey, kind, name, 'newest'],
    queryFn: ({ signal }) => call(openItem, { kind, name }, { signal }).catch(nullIfUnknown),
    refetchInterval: 10_000,
  });
}

/** One version as it was written, which never changes. */
export function itemVersionQuery(kind: ContentKind, name: string, version: number) {
  return queryOptions({
    queryKey: [...openItemKey, kind, name, version],
    queryFn: async ({ signal }) => (await call(openItem, { kind, name, version }, { signal })).shown,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof Refused && error.id === 'content.unknown') return null;
  throw error;
}
