import { addStatement } from '@peerbourse/contract/p2p/p2p-appeals/add-statement';
import { Button } from '@peerbourse/ui/actions/button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type AppealCase, orderAppealQuery } from '#queries/p2p-appeals/order-appeal.query.ts';
import { evidenceText, questionText } from './reason-text.ts';
import { areEnough, WordsField } from './words-field.tsx';

interface SayFormProps {
  kind: 'statement' | 'answer';
  orderNo: string;
  /** What staff want to know. */
  asked?: AppealCase['requests'][number];
  /** The time to reply has passed; it is read all the same. */
  isLate?: boolean;
}

export function SayForm({ kind, orderNo, asked, isLate = false }: SayFormProps) {
  const t = useText('p2p-appeals');
  const client = useQueryClient();
  const { run, isRunning, problem } = useCallMutation(addStatement);
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { queryKey } = orderAppealQuery(orderNo);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!areEnough(text) || isRunning) return;
    const answer = await run({ orderNo, kind, text: text.trim() }, () => void client.invalidateQueries({ queryKey }));
    if (!answer) return;
    // A read that began before must not bring the form back.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
    showToast('success', t('sent'));
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      {isLate && <p className="text-14 text-ink-soft">{t('silent_me')}</p>}
      {asked && <Question asked={asked} />}
      <ProblemBanner problem={problem} />
      <WordsField label={t(kind === 'answer' ? 'answer' : 'words')} value={text} onChange={setText} isChecked={isChecked} />
      <div>
        <Button type="submit" isLoading={isRunning} loadingLabel={t('sending')}>
          {t(kind === 'answer' ? 'reply' : 'state')}
        </Button>
      </div>
    </form>
  );
}

function Question({ asked }: { asked: AppealCase['requests'][number] }) {
  const t = useText('p2p-appeals');
  return (
    <div className="grid gap-1 text-14">
      <p className="font-semibold">{t('asks')}</p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {questionText(t, asked)}
      </p>
      {asked.evidence && <p className="text-ink-soft">{evidenceText(t, asked.evidence)}</p>}
    </div>
  );
}
