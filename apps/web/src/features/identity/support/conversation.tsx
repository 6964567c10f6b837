import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import type { TicketDetail } from '#queries/support/ticket-detail.query.ts';

/** What was said, oldest first. */
export function Conversation({ messages }: Pick<TicketDetail, 'messages'>) {
  const t = useText('support');
  return (
    <ol aria-label={t('conversation')} className="grid gap-4">
      {messages.map(({ seq, isOwn, text, at }) => (
        <li
          key={seq}
          className={`grid max-w-full gap-1 tablet:max-w-140 ${isOwn ? 'justify-items-end justify-self-end ps-8' : 'justify-items-start justify-self-start pe-8'}`}
        >
          <p className="flex flex-wrap gap-x-2 text-12 text-ink-soft">
            <span className="font-semibold">{t(isOwn ? 'from_you' : 'from_support')}</span>
            <Moment at={at} />
          </p>
          <p
            dir="auto"
            className={`max-w-full rounded-large px-4 py-3 wrap-anywhere whitespace-pre-wrap ${isOwn ? 'bg-brand-tint' : 'bg-sunken'}`}
          >
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
