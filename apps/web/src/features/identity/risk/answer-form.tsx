import { answerRequest } from '@peerbourse/contract/identity/risk/answer-request';
import { maxAnswer, maxAnswerPictures, minAnswer } from '@peerbourse/rules/risk/answer-limits';
import { Button } from '@peerbourse/ui/actions/button';
import { TextArea } from '@peerbourse/ui/fields/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useIsAwake } from '#base/lib/use-is-awake.ts';
import { showToast } from '#base/toasts/toasts.ts';
import { Panel } from '#parts/panel.tsx';
import type { SentPicture } from '#parts/pictures/use-send-pictures.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { type RiskRequest, requestDetailQuery } from '#queries/risk/request-detail.query.ts';
import { AnswerPictures } from './answer-pictures.tsx';

/** Words, and pictures where they help. What was refused stays as it was typed. */
export function AnswerForm({ request: { requestNo } }: { request: RiskRequest }) {
  const t = useText('risk');
  const client = useQueryClient();
  const act = useCallMutation(answerRequest);
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly SentPicture[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const isAwake = useIsAwake();
  const isShort = text.trim().length < minAnswer;

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setIsChecked(true);
    if (act.isRunning) return;
    if (isShort) {
      form.querySelector('textarea')?.focus();
      return;
    }
    const { queryKey } = requestDetailQuery(requestNo);
    const answered = await act.run({ requestNo, text: text.trim(), fileIds: pictures.map(({ fileId }) => fileId) }, ({ refusal }) => {
      // Answered in another tab, or too late: the page shows where it stands.
      if (refusal === 'risk.request-over') void client.invalidateQueries({ queryKey });
    });
    if (!answered) return;
    client.setQueryData(queryKey, answered);
    showToast('success', t('sent'));
  }

  return (
    <Panel title={t('answer')}>
      <form inert={!isAwake} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextArea
          label={t('answer')}
          error={isChecked && isShort ? t('answer_short', { min: minAnswer }) : undefined}
          isRequired
          dir="auto"
          rows={6}
          hasCounter
          maxLength={maxAnswer}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <AnswerPictures
          pictures={pictures}
          left={maxAnswerPictures - pictures.length}
          onAdd={(picture) => setPictures((before) => [...before, picture])}
          onRemove={(fileId) => setPictures((before) => before.filter((picture) => picture.fileId !== fileId))}
        />
        <ProblemBanner problem={act.problem} />
        <div>
          <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('sending')}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
