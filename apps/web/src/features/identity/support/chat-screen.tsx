import { replyChat } from '@peerbourse/contract/identity/support/reply-chat';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refused } from '#base/api/failure.ts';
import { optionsOf, useHydratedQuery } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type SupportChat, supportChatQuery } from '#queries/support/support-chat.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { useBrand } from '#site/site-settings.ts';
import { Conversation } from './conversation.tsx';
import { GuestPanel } from './guest-panel.tsx';
import { ReplyForm } from './reply-form.tsx';
import { useChatToken } from './use-chat-token.ts';
import { useReadMark } from './use-read-mark.ts';

/** The newest open request as a chat. In the app it works without a login of its own. */
export function ChatScreen() {
  const t = useText('support');
  const brand = useBrand().name;
  const { isLogin } = useSession();
  const { token, problem } = useChatToken();
  return (
    <div className="page w-full flex-1 py-4 tablet:py-8">
      <title>{`${t('chat_title')} · ${brand}`}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto grid max-w-200 gap-5">
        <div className="grid gap-1.5">
          <h1 className="text-20 font-bold tablet:text-24">{t('chat_title')}</h1>
          <p className="text-14 text-ink-soft">{t('chat_lead')}</p>
        </div>
        <ProblemBanner problem={problem} />
        {token !== undefined && <Chat token={token} />}
        {token === undefined && problem === undefined && (isLogin ? <Awaited /> : <GuestPanel />)}
      </div>
    </div>
  );
}

function Awaited() {
  return <Skeleton shape="block" className="h-80" />;
}

/** What was there stays while a new token asks again. */
function Chat({ token }: { token: string }) {
  const t = useText('support');
  const { data, error } = useHydratedQuery<SupportChat>(optionsOf(supportChatQuery(token)));
  const [last, setLast] = useState(data);
  if (data !== undefined && data !== last) setLast(data);
  if (error instanceof Refused) {
    return (
      <div className="grid justify-items-start gap-3 rounded-large bg-sunken p-4 tablet:p-5">
        <p role="alert">{t('chat_over')}</p>
        <LinkButton to="/support" variant="secondary">
          {t('all_requests')}
        </LinkButton>
      </div>
    );
  }
  const shown = data ?? last;
  return shown ? <OpenChat token={token} ticket={shown.ticket} /> : <Awaited />;
}

function OpenChat({ token, ticket }: { token: string; ticket: SupportChat['ticket'] }) {
  const t = useText('support');
  const client = useQueryClient();
  const { run, isRunning, problem } = useCallMutation(replyChat);

  async function send(text: string): Promise<boolean> {
    const sent = await run({ token, text });
    await client.invalidateQueries({ queryKey: supportChatQuery(token).queryKey });
    return sent !== undefined;
  }

  return (
    <>
      {ticket ? <TicketChat ticket={ticket} /> : <p className="rounded-large bg-sunken p-4 tablet:p-5">{t('chat_empty')}</p>}
      <ReplyForm
        label={t('message')}
        hint={ticket?.state === 'waiting' ? t('waiting_note') : undefined}
        isSending={isRunning}
        problem={problem}
        send={send}
      />
    </>
  );
}

function TicketChat({ ticket }: { ticket: NonNullable<SupportChat['ticket']> }) {
  const { isLogin } = useSession();
  return (
    <>
      {isLogin && <ReadMark ticket={ticket} />}
      <Conversation messages={ticket.messages} />
    </>
  );
}

/** Only a login can say that something was read; whoever has none says it by answering. */
function ReadMark({ ticket }: { ticket: NonNullable<SupportChat['ticket']> }) {
  useReadMark(ticket);
  return null;
}
