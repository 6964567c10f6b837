import { markNotificationsRead } from '@peerbourse/contract/core/notifications/mark-notifications-read';
import { Button } from '@peerbourse/ui/actions/button';
import { Pagination } from '@peerbourse/ui/actions/pagination';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCountryName } from '#base/i18n/country-names.ts';
import { useText, useTexts } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { type Entry, notificationListQuery } from '#queries/notifications/notification-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';
import { useBrand } from '#site/site-settings.ts';
import { entryText, messageTexts } from './entry-text.ts';
import { useLiveNotifications } from './notifications.live.ts';

/** What the account was told, newest first. */
export function NotificationPanel() {
  const t = useText('account');
  const client = useQueryClient();
  const act = useCallMutation(markNotificationsRead);
  useLiveNotifications(useSession().account?.userInfo?.userId);
  // Where each page begins that was turned to, the current one last.
  const [places, setPlaces] = useState<readonly string[]>([]);

  async function markRead(notificationId?: string): Promise<void> {
    const answer = await act.run(notificationId === undefined ? {} : { notificationIds: [notificationId] });
    if (answer) await client.invalidateQueries({ queryKey: notificationListQuery().queryKey.slice(0, 1) });
  }

  return (
    <QueryBoundary query={notificationListQuery(places.at(-1))} fallback={<Skeleton shape="block" className="h-120" />}>
      {({ entries, unread, before }) => (
        <Panel
          title={t('notifications')}
          lead={t('unread', { count: unread })}
          aside={
            unread > 0 && (
              <Button size="small" variant="secondary" isLoading={act.isRunning} loadingLabel={t('saving')} onClick={() => void markRead()}>
                {t('mark_all_read')}
              </Button>
            )
          }
        >
          <ProblemBanner problem={act.problem} />
          {entries.length === 0 ? (
            <NothingYet title={t('notifications_none')} text={t('notifications_none_note')} />
          ) : (
            <ul className="-mx-2">
              {entries.map((entry) => (
                <EntryRow key={entry.notificationId} entry={entry} onRead={() => void markRead(entry.notificationId)} />
              ))}
            </ul>
          )}
          {(places.length > 0 || before !== null) && (
            <div className="mt-4">
              <Pagination
                label={t('notification_pages')}
                newerLabel={t('newer')}
                olderLabel={t('older')}
                newer={places.length > 0 ? { onPress: () => setPlaces(places.slice(0, -1)) } : undefined}
                older={before === null ? undefined : { onPress: () => setPlaces([...places, before]) }}
              />
            </div>
          )}
        </Panel>
      )}
    </QueryBoundary>
  );
}

function EntryRow({ entry, onRead }: { entry: Entry; onRead: () => void }) {
  const t = useText('account');
  const { texts, tag } = useTexts();
  const countryName = useCountryName();
  const brand = useBrand().name;
  const text = entryText(entry, { texts: texts[messageTexts] ?? {}, tag, brand, countryName });
  if (!text) return null;
  return (
    <li className={`border-t border-line px-2 py-3.5 first:border-t-0 ${entry.isRead ? '' : 'rounded-small bg-brand-tint'}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="flex min-w-0 items-baseline gap-2 font-semibold">
          {!entry.isRead && (
            <span className="shrink-0 text-12 font-semibold text-brand">
              <span aria-hidden="true" className="me-1 inline-block size-2 rounded-full bg-brand" />
              {t('new')}
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{text.title}</span>
        </h3>
        <span className="text-12 text-ink-soft">
          <Moment at={entry.createdAt} />
        </span>
      </div>
      <p className="mt-1 max-w-180 text-14 text-ink-soft">{text.body}</p>
      {text.details.length > 0 && (
        <ul className="mt-1 text-13 text-ink-soft">
          {text.details.map((detail) => (
            <li key={detail} className="wrap-anywhere">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {!entry.isRead && (
        <Button size="small" variant="quiet" className="-ms-3.5 mt-1" onClick={onRead}>
          {t('mark_read')}
          <VisuallyHidden text={text.title} />
        </Button>
      )}
    </li>
  );
}
