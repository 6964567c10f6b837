import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaseQueue } from '#desk/use-case-queue.ts';
import { type AdFilter, adModerationListQuery, moderationKey } from './ad-moderation-list.query.ts';

/** What lies in the queue, which ad is on the desk, and what was done last. */
export function useModeration(userId: string) {
  const client = useQueryClient();
  const [filter, setFilter] = useState<AdFilter>({ show: userId === '' ? 'waiting' : 'all' });
  const query = useInfiniteQuery(adModerationListQuery(userId === '' ? filter : { ...filter, userId }));
  const ads = query.data?.pages.flatMap((page) => page.ads);
  const lookAgain = () => void client.invalidateQueries({ queryKey: moderationKey });
  const queue = useCaseQueue({ rows: ads, nameOf: ({ adNo }) => adNo, onDecided: lookAgain });
  return { ...queue, filter, setFilter, query, ads, lookAgain };
}

export type Moderation = ReturnType<typeof useModeration>;
