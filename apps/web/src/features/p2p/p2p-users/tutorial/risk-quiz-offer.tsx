import { ShieldQuestionMark } from 'lucide-react';
import { lazy } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { DialogButton } from '#parts/dialog-button.tsx';
import { seenTipListQuery } from '#queries/p2p-users/seen-tip-list.query.ts';

const RiskQuiz = lazy(async () => ({ default: (await import('./risk-quiz-dialog.tsx')).RiskQuizDialog }));

/** Offers the quiz once: whoever has done it is not asked again. */
export function RiskQuizOffer() {
  const t = useText('p2p-users');
  const seen = useRead(seenTipListQuery)?.tips;
  if (!seen || seen.some(({ tip }) => tip === 'risk-quiz')) return null;
  return (
    <section
      aria-label={t('quiz')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-large bg-brand-tint p-4 tablet:px-6"
    >
      <div className="flex min-w-0 items-start gap-3">
        <ShieldQuestionMark size={24} aria-hidden="true" className="shrink-0 text-brand" />
        <div className="min-w-0">
          <h2 className="text-16 font-bold">{t('quiz')}</h2>
          <p className="text-14 text-ink-soft">{t('quiz_lead')}</p>
        </div>
      </div>
      <DialogButton variant="primary" size="medium" dialog={(close) => <RiskQuiz onClose={close} />}>
        {t('quiz_start')}
      </DialogButton>
    </section>
  );
}
