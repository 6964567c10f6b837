import { maxTicketText } from '@peerbourse/rules/support/ticket-limits';
import { Button } from '@peerbourse/ui/actions/button';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';

interface ReplyFormProps {
  label: string;
  hint: string | undefined;
  isSending: boolean;
  problem: Problem | undefined;
  /** Answers whether it was sent. */
  send: (text: string) => Promise<boolean>;
}

/** What could not be sent stays in the field. */
export function ReplyForm({ label, hint, isSending, problem, send }: ReplyFormProps) {
  const t = useText('support');
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const words = text.trim();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (words === '' || isSending || !(await send(words))) return;
    setText('');
    setIsChecked(false);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-5">
      <TextArea
        label={label}
        hint={hint}
        error={isChecked && words === '' && t('message_missing')}
        dir="auto"
        rows={4}
        hasCounter
        maxLength={maxTicketText}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ProblemBanner problem={problem} />
      <div className="tablet:justify-self-end">
        <Button type="submit" isWide isLoading={isSending} loadingLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
