import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { ArrowLeft } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { type TicketDetail, ticketDetailQuery } from '#queries/support/ticket-detail.query.ts';
import { MissingPage } from '#shell/missing-page.tsx';
import { useBrand } from '#site/site-settings.ts';
import { Conversation } from './conversation.tsx';
import { TicketReply } from './ticket-reply.tsx';
import { stateTexts, topicKeys } from './ticket-text.ts';
import { useReadMark } from './use-read-mark.ts';

/** One request: what was said, and the place to say more. */
export function TicketScreen({ ticketNo }: { ticketNo: string }) {
  return (
    <QueryBoundary query={ticketDetailQuery(ticketNo)} fallback={<Awaited />} refused={<MissingPage />}>
      {(ticket) => <Ticket ticket={ticket} />}
    </QueryBoundary>
  );
}

function Awaited() {
  return (
    <div className="page w-full flex-1 py-6 tablet:py-10">
      <Skeleton shape="block" className="mx-auto h-120 max-w-200" />
    </div>
  );
}

function Ticket({ ticket }: { ticket: TicketDetail }) {
  const t = useText('support');
  useReadMark(ticket);
  return (
    <div className="page w-full flex-1 py-4 tablet:py-8">
      <div className="mx-auto grid max-w-200 gap-5">
        <TicketHead ticket={ticket} />
        <Conversation messages={ticket.messages} />
        {ticket.state === 'closed' ? (
          <div className="grid justify-items-start gap-3 rounded-large bg-sunken p-4 tablet:p-5">
            <p>{t('closed_note')}</p>
            <LinkButton to="/support" variant="secondary">
              {t('new_request')}
            </LinkButton>
          </div>
        ) : (
          <TicketReply key={ticket.ticketNo} ticketNo={ticket.ticketNo} hint={ticket.state === 'waiting' ? t('waiting_note') : undefined} />
        )}
      </div>
    </div>
  );
}

function TicketHead({ ticket }: { ticket: TicketDetail }) {
  const t = useText('support');
  const brand = useBrand().name;
  const { key, tone } = stateTexts[ticket.state];
  const name = t('request_number', { number: ticket.ticketNo });
  return (
    <div className="grid gap-2">
      <title>{`${name} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <Link to="/support" className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-14 text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('all_requests')}
      </Link>
      <h1 className="text-20 font-bold wrap-anywhere tablet:text-24">
        <bdi>{ticket.subject}</bdi>
      </h1>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-13 text-ink-soft">
        <StatusTag tone={tone} label={t(key)} />
        <span>{t(topicKeys[ticket.topic])}</span>
        <span className="figure">{name}</span>
        {ticket.orderNo !== null && (
          <Link to={`/p2p-trade/order/${ticket.orderNo}`} className="quiet-link figure">
            {t('about_order', { number: ticket.orderNo })}
          </Link>
        )}
      </div>
    </div>
  );
}
