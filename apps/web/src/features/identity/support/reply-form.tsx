import { myTickets } from '@peerbourse/contract/identity/support/my-tickets';
import { replyTicket } from '@peerbourse/contract/identity/support/reply-ticket';
import { maxTicketText } from '@peerbourse/rules/support/ticket-limits';
import { Button } from '@peerbourse/ui/actions/button';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { ticketDetailQuery } from '#queries/support/ticket-detail.query.ts';

interface ReplyFormProps {
  ticketNo: string;
  hint: string | undefined;
}

/** What could not be sent stays in the field. */
export function ReplyForm({ ticketNo, hint }: ReplyFormProps) {
  const t = useText('support');
  const client = useQueryClient();
  const act = useCallMutation(replyTicket);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const words = text.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (words === '' || act.isRunning) return;
    const sent = await act.run({ ticketNo, text: words });
    // A refusal can mean that the request was closed meanwhile, which the page then shows.
    void client.invalidateQueries({ queryKey: ticketDetailQuery(ticketNo).queryKey });
    void client.invalidateQueries({ queryKey: [myTickets.path] });
    if (!sent) return;
    setText('');
    setIsChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-5">
      <TextArea
        label={t('reply')}
        hint={hint}
        error={isChecked && words === '' && t('message_missing')}
        dir="auto"
        rows={4}
        hasCounter
        maxLength={maxTicketText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ProblemBanner problem={act.problem} />
      <div className="tablet:justify-self-end">
        <Button type="submit" isWide isLoading={act.isRunning} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
