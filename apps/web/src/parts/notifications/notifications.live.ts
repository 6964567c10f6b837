import type { ChannelUpdate } from '@peerbourse/contract/channel';
import { notificationsChannel } from '@peerbourse/contract/core/notifications/notifications.channel';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePage } from '#base/page.tsx';
import { notificationListQuery } from '#queries/notifications/notification-list.query.ts';

type Told = ChannelUpdate<typeof notificationsChannel>;

/**
 * Reads the messages again when the account is told something, or has read something elsewhere. Answers how many are unread, once that
 * is known.
 */
export function useLiveNotifications(userId: string | undefined): number | undefined {
  const client = useQueryClient();
  const { liveUrls } = usePage();
  const [known, setKnown] = useState<{ userId: string; unread: number }>();
  useEffect(() => {
    if (userId === undefined) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    let unread: number | undefined;
    const onTold = (told: Told) => {
      const isNews = told.notificationId !== undefined || (unread !== undefined && told.unread !== unread);
      unread = told.unread;
      setKnown({ userId, unread });
      // What comes first is how things stand, which the page knows already.
      if (isNews) void client.invalidateQueries({ queryKey: notificationListQuery().queryKey.slice(0, 1) });
    };
    const start = async () => {
      const { liveSocket } = await import('#site/live/socket.ts');
      if (!isGone) stop = liveSocket(liveUrls).listen(`${notificationsChannel.name}.${userId}`, (frame) => onTold(frame as Told));
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [client, liveUrls, userId]);
  return known?.userId === userId ? known?.unread : undefined;
}
