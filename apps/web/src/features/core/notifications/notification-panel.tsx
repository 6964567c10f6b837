import { Button } from '@peerbourse/ui/actions/button';
import { Pagination } from '@peerbourse/ui/actions/pagination';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { useLiveNotifications } from '#parts/notifications/notifications.live.ts';
import { useEntryText } from '#parts/notifications/use-entry-text.ts';
import { useMarkRead } from '#parts/notifications/use-mark-read.ts';
import { Panel } from '#parts/panel.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { type Entry, notificationListQuery } from '#queries/notifications/notification-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useSession } from '#site/session/use-session.ts';

/** What the account was told, newest first. */
export function NotificationPanel() {
  const t = useText('account');
  const { markRead, isRunning, problem } = useMarkRead();
  useLiveNotifications(useSession().account?.userInfo?.userId);
  // Where each page begins that was turned to, the current one last.
  const [places, setPlaces] = useState<readonly string[]>([]);

  return (
    <QueryBoundary query={notificationListQuery(places.at(-1))} fallback={<Skeleton shape="block" className="h-120" />}>
      {({ entries, unread, before }) => (
        <Panel
          title={t('notifications')}
          lead={t('unread', { count: unread })}
          aside={
            unread > 0 && (
              <Button size="small" variant="secondary" isLoading={isRunning} loadingLabel={t('saving')} onClick={() => void markRead()}>
                {t('mark_all_read')}
              </Button>
            )
          }
        >
          <ProblemBanner problem={problem} />
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
  const text = useEntryText(entry);
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
      <div className="mt-1 flex flex-wrap gap-x-3 gap-y-1 empty:hidden">
        {entry.link !== null && (
          <LinkButton to={entry.link} size="small" variant="secondary">
            {t('notification_view')}
            <VisuallyHidden text={text.title} />
          </LinkButton>
        )}
        {!entry.isRead && (
          <Button size="small" variant="quiet" className={entry.link === null ? '-ms-3.5' : ''} onClick={onRead}>
            {t('mark_read')}
            <VisuallyHidden text={text.title} />
          </Button>
        )}
      </div>
    </li>
  );
}
