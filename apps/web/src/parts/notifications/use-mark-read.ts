import { markNotificationsRead } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { useQueryClient } from '@tanstack/react-query';
import { type CallMutation, useCallMutation } from '#parts/use-call-mutation.ts';
import { notificationListQuery } from '#queries/notifications/notification-list.query.ts';

interface MarkRead extends Pick<CallMutation<typeof markNotificationsRead>, 'isRunning' | 'problem'> {
  /** One entry, or all of them. */
  markRead: (notificationId?: string) => Promise<void>;
}

export function useMarkRead(): MarkRead {
  const client = useQueryClient();
  const { run, isRunning, problem } = useCallMutation(markNotificationsRead);
  return {
    isRunning,
    problem,
    markRead: async (notificationId) => {
      const answer = await run(notificationId === undefined ? {} : { notificationIds: [notificationId] });
      if (answer) await client.invalidateQueries({ queryKey: notificationListQuery().queryKey.slice(0, 1) });
    },
  };
}
