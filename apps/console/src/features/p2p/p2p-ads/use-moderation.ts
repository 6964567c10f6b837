import { adModerationList } from '@peerbourse/contract/p2p/p2p-ads/moderation/ad-moderation-list';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCaseQueue } from '#desk/use-case-queue.ts';
import { setFilters, useFilters } from '#shell/use-screen.ts';
import { type AdFilter, adModerationListQuery, moderationKey } from './ad-moderation-list.query.ts';
import { useSelection } from './use-selection.ts';

/** What lies in the queue, which ad is on the desk, and what was done last. Filters and the ad stand in the address. */
export function useModeration(userId: string) {
  const client = useQueryClient();
  const filters = useFilters();
  const filter = filterOf(filters, userId);
  const wanted = filters.get('ad') ?? '';
  const query = useInfiniteQuery(adModerationListQuery(userId === '' ? filter : { ...filter, userId }));
  const listed = query.data?.pages.flatMap((page) => page.ads);
  const isUnlisted = wanted !== '' && listed !== undefined && !listed.some(({ adNo }) => adNo === wanted);
  // A link may lead to an ad that the queue has on a later page, or no more.
  const single = useInfiniteQuery({ ...adModerationListQuery({ adNo: wanted }), enabled: isUnlisted });
  const ads = listed && isUnlisted ? [...(single.data?.pages[0]?.ads ?? []), ...listed] : listed;
  const lookAgain = () => void client.invalidateQueries({ queryKey: moderationKey });
  const queue = useCaseQueue({
    rows: ads,
    nameOf: ({ adNo }) => adNo,
    wanted,
    onWant: (ad) => setFilters({ ad }),
    onDecided: lookAgain,
  });
  const selection = useSelection();

  /** What is out of sight is not selected either. */
  function setFilter(next: AdFilter) {
    selection.clear();
    setFilters(Object.fromEntries(names.map((name) => [name, next[name] ?? ''])));
  }

  return { ...queue, filter, setFilter, query, ads, selection, lookAgain };
}

export type Moderation = ReturnType<typeof useModeration>;

const names = ['show', 'state', 'coinCode', 'fiatCode'] as const;

/** What the address asks for, as far as there is such a thing; without it everything that waits, or all of one trader. */
function filterOf(filters: URLSearchParams, userId: string): AdFilter {
  const given = Object.fromEntries(names.flatMap((name) => (filters.has(name) ? [[name, filters.get(name)]] : [])));
  const read = adModerationList.input.safeParse({ show: userId === '' ? 'waiting' : 'all', ...given });
  return read.success ? read.data : { show: 'all' };
}
