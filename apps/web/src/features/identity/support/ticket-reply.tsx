import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { replyTicket } from '@peerbourse/contract/identity/support/reply-ticket';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#base/i18n/texts.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { ticketDetailQuery } from '#queries/support/ticket-detail.query.ts';
import { ReplyForm } from './reply-form.tsx';

interface TicketReplyProps {
  ticketNo: string;
  hint: string | undefined;
}

export function TicketReply({ ticketNo, hint }: TicketReplyProps) {
  const t = useText('support');
  const client = useQueryClient();
  const { run, isRunning, problem } = useCallMutation(replyTicket);

  async function send(text: string): Promise<boolean> {
    const sent = await run({ ticketNo, text });
    // A refusal can mean that the request was closed meanwhile, which the page then shows.
    void client.invalidateQueries({ queryKey: ticketDetailQuery(ticketNo).queryKey });
    void client.invalidateQueries({ queryKey: [myTickets.path] });
    return sent !== undefined;
  }

  return <ReplyForm label={t('reply')} hint={hint} isSending={isRunning} problem={problem} send={send} />;
}
