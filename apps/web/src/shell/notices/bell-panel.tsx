import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useRef } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { useEntryText } from '#parts/notifications/use-entry-text.ts';
import { useMarkRead } from '#parts/notifications/use-mark-read.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type Entry, notificationListQuery } from '#queries/notifications/notification-list.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';

const shown = 8;

/** The newest messages of the account, each a way to what it is about. */
export function BellPanel({ onChosen }: { onChosen: () => void }) {
  const t = useText('account');
  const { markRead, isRunning, problem } = useMarkRead();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div ref={panel} tabIndex={-1} className="outline-none grid max-h-[min(36rem,80dvh)] grid-rows-[1fr_auto]">
      <div className="overflow-y-auto p-1.5">
        <QueryBoundary query={notificationListQuery()} fallback={<Skeleton shape="block" className="h-80" />}>
          {({ entries, unread }) => (
            <>
              <div className="flex min-h-11 items-center justify-between gap-3 px-3">
                <h2 className="text-16 font-semibold">{t('nav_notifications')}</h2>
                {unread > 0 && (
                  <Button
                    size="small"
                    variant="quiet"
                    className="-me-3"
                    isLoading={isRunning}
                    loadingLabel={t('saving')}
                    onClick={() => {
                      // The button goes with the last unread message, and whoever uses keys must not fall out of the panel.
                      panel.current?.focus();
                      void markRead();
                    }}
                  >
                    {t('mark_all_read')}
                  </Button>
                )}
              </div>
              <ProblemBanner problem={problem} />
              {entries.length === 0 ? (
                <NothingYet title={t('notifications_none')} text={t('notifications_none_note')} />
              ) : (
                <ul>
                  {entries.slice(0, shown).map((entry) => (
                    <PanelEntry
                      key={entry.notificationId}
                      entry={entry}
                      onChosen={() => {
                        if (!entry.isRead) void markRead(entry.notificationId);
                        onChosen();
                      }}
                    />
                  ))}
                </ul>
              )}
            </>
          )}
        </QueryBoundary>
      </div>
      <div className="border-t border-line p-1.5">
        <Link to="/account/notifications" onClick={onChosen} className="menu-item justify-center font-semibold text-brand">
          {t('notifications_all')}
        </Link>
      </div>
    </div>
  );
}

function PanelEntry({ entry, onChosen }: { entry: Entry; onChosen: () => void }) {
  const t = useText('account');
  const text = useEntryText(entry);
  if (!text) return null;
  return (
    <li>
      <Link
        to={entry.link ?? '/account/notifications'}
        onClick={onChosen}
        className={`grid gap-1 rounded-small px-3 py-2.5 hover:bg-sunken ${entry.isRead ? '' : 'bg-brand-tint'}`}
      >
        <span className="flex items-baseline gap-2 text-14 font-semibold">
          {!entry.isRead && (
            <span className="shrink-0 text-12 text-brand">
              <span aria-hidden="true" className="inline-block size-2 rounded-full bg-brand" />
              <span className="sr-only">{t('new')}</span>
            </span>
          )}
          <span className="min-w-0 wrap-anywhere">{text.title}</span>
        </span>
        <span className="line-clamp-2 text-13 text-ink-soft">{text.body}</span>
        <span className="text-12 text-ink-soft">
          <Moment at={entry.createdAt} />
        </span>
      </Link>
    </li>
  );
}
