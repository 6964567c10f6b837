import { customerTimeline } from '@peerbourse/contract/identity/customers/customer-timeline';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import type { Profile } from '#desk/customers/customer-text.ts';
import { recordedView } from '#desk/recorded-view.ts';

type TimelinePage = Profile['timeline'];

/** The look has brought the newest page of everything; older ones and those of one area are asked for when somebody wants them. */
export function timelineQuery({ userId, timeline, views }: Profile, area: string) {
  return infiniteQueryOptions({
    queryKey: ['customers/customer-timeline', userId, views[0]?.at ?? '', area],
    queryFn: ({ pageParam, signal }) =>
      call(customerTimeline, { userId, ...(area !== '' && { area }), ...(pageParam !== '' && { before: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page: TimelinePage) => page.before ?? undefined,
    ...(area === '' && { initialData: { pages: [timeline], pageParams: [''] } }),
    staleTime: Number.POSITIVE_INFINITY,
    ...recordedView,
  });
}
