import type { CallOutput } from '@peerbourse/contract/call';
import { templateVersions } from '@peerbourse/contract/p2p/p2p-paymethods/template-versions';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type TemplateVersion = CallOutput<typeof templateVersions>['versions'][number];

export const templateVersionsKey = ['p2p-paymethods/template-versions'] as const;

export function templateVersionsQuery(paymethodId: string) {
  return queryOptions({
    queryKey: [...templateVersionsKey, paymethodId],
    queryFn: async ({ signal }) => (await call(templateVersions, { paymethodId }, { signal })).versions,
  });
}
