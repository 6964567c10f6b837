import { markTipSeen } from '@peerbourse/contract/p2p/p2p-users/mark-tip-seen';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { seenTipListQuery } from '#queries/p2p-users/seen-tip-list.query.ts';
import { type Question, questions } from './risk-quiz.ts';

/** Three questions, one after the other. A wrong answer is explained and can be changed; the quiz is done with the last right one. */
export function RiskQuizDialog({ onClose }: { onClose: () => void }) {
  const t = useText('p2p-users');
  const common = useText('common');
  const client = useQueryClient();
  const act = useCallMutation(markTipSeen);
  const [place, setPlace] = useState(0);
  const [answer, setAnswer] = useState<string>();
  const question = questions[place] as Question;
  const isLast = place === questions.length - 1;

  async function goOn(): Promise<void> {
    if (!isLast) {
      setPlace(place + 1);
      setAnswer(undefined);
      return;
    }
    if (!(await act.run({ tip: 'risk-quiz' }))) return;
    await client.invalidateQueries({ queryKey: seenTipListQuery.queryKey });
    showToast('success', t('quiz_done'));
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('quiz')}
      note={t('quiz_place', { place: place + 1, all: questions.length })}
      closeLabel={common('close')}
      actions={
        <Button
          isWide
          isDisabled={answer !== question.right}
          isLoading={act.isRunning}
          loadingLabel={t('saving')}
          onClick={() => void goOn()}
        >
          {t(isLast ? 'quiz_finish' : 'quiz_next')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ProblemBanner problem={act.problem} />
        <RadioGroup
          key={question.key}
          variant="cards"
          label={<span className="text-16 font-semibold text-ink">{t(question.text)}</span>}
          options={question.answers.map(({ key, text }) => ({ value: key, label: t(text) }))}
          value={answer}
          onChange={setAnswer}
        />
        {answer !== undefined && (
          <Banner key={answer} tone={answer === question.right ? 'success' : 'warning'} isSpoken>
            <p className="font-semibold">{t(answer === question.right ? 'quiz_right' : 'quiz_wrong')}</p>
            <p>{t(question.why)}</p>
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
