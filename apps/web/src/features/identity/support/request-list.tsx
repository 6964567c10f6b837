import { Pagination } from '@peerbourse/ui/actions/pagination';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { Panel } from '#parts/panel.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { myTicketsQuery, type OwnTicket } from '#queries/support/my-tickets.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { stateTexts, topicKeys } from './ticket-text.ts';

/** What somebody has asked before, newest first. */
export function RequestList() {
  const t = useText('support');
  // Where each page begins that was turned to, the current one last.
  const [places, setPlaces] = useState<readonly string[]>([]);
  return (
    <Panel title={t('requests')}>
      <QueryBoundary query={myTicketsQuery(places.at(-1))} fallback={<Skeleton shape="block" className="h-60" />}>
        {({ tickets, before }) => (
          <>
            {tickets.length === 0 ? (
              <NothingYet
                title={t('requests_none')}
                text={t('requests_none_note')}
                action={
                  <LinkButton to="/help" variant="secondary">
                    {t('browse_help')}
                  </LinkButton>
                }
              />
            ) : (
              <ul className="-mx-2">
                {tickets.map((ticket) => (
                  <RequestRow key={ticket.ticketNo} ticket={ticket} />
                ))}
              </ul>
            )}
            {(places.length > 0 || before !== null) && (
              <div className="mt-4">
                <Pagination
                  label={t('request_pages')}
                  newerLabel={t('newer')}
                  olderLabel={t('older')}
                  newer={places.length > 0 ? { onPress: () => setPlaces(places.slice(0, -1)) } : undefined}
                  older={before === null ? undefined : { onPress: () => setPlaces([...places, before]) }}
                />
              </div>
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

/** The whole row leads to the request. */
function RequestRow({ ticket }: { ticket: OwnTicket }) {
  const t = useText('support');
  const { key, tone } = stateTexts[ticket.state];
  return (
    <li className="relative grid gap-1.5 border-t border-line px-2 py-3.5 first:border-t-0 hover:bg-sunken">
      <h3 className="min-w-0 font-semibold">
        <Link to={`/support/${ticket.ticketNo}`} className="wrap-anywhere after:absolute after:inset-0">
          <bdi>{ticket.subject}</bdi>
        </Link>
      </h3>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-soft">
        <StatusTag tone={tone} label={t(key)} />
        {ticket.isUnread && <Badge variant="solid">{t('new_answer')}</Badge>}
        <span>{t(topicKeys[ticket.topic])}</span>
        <Moment at={ticket.changedAt} />
      </div>
    </li>
  );
}
