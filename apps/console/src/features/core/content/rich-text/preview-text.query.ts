import { previewText } from '@peerbourse/contract/core/content/desk/preview-text';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

/** The tree is made by the server alone: there is one reading of a text, here and on the site. */
export function previewTextQuery(source: string) {
  return queryOptions({
    queryKey: ['content/preview-text', source],
    queryFn: ({ signal }) => call(previewText, { source }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
