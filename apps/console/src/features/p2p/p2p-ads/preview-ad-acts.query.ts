import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import { previewAdActs } from '@peerbourse/contract/p2p/p2p-ads/moderation/preview-ad-acts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { ModeratedAd } from './ad-moderation-list.query.ts';

export type ModerationAct = CallInput<typeof previewAdActs>['act'];
export type PreviewedAd = CallOutput<typeof previewAdActs>['ads'][number];

/** What would happen now, asked anew each time. */
export function previewAdActsQuery(act: ModerationAct, ads: readonly ModeratedAd[]) {
  const seen = ads.map(({ adNo, version }) => ({ adNo, version }));
  return queryOptions({
    queryKey: ['p2p-ads/preview-ad-acts', act, seen],
    queryFn: ({ signal }) => call(previewAdActs, { act, ads: seen }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
