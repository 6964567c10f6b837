import type { ReleaseProgress } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Panel } from '#parts/panel.tsx';
import { depositCoin } from '../merchant-text.ts';

/** What happens to the status and to the deposit, step by step, and how far that has come. */
export function ReleaseTimeline({ progress }: { progress: ReleaseProgress }) {
  const t = useText('p2p-merchants');
  const format = useFormat();
  const { state, deposit, noticeDays, returnsAt } = progress;
  const isRemoved = state === 'removed';
  const isOver = state === 'releasing' || state === 'released' || isRemoved;
  const isBack = state === 'released' || (isRemoved && returnsAt === null);
  return (
    <Panel title={isOver ? t(isRemoved ? 'removed' : isBack ? 'released' : 'releasing') : t('timeline')}>
      <ol className="grid gap-4">
        <Step number={1} isDone={isOver} title={t(isRemoved ? 'removed' : 'time_end')} text={t('time_end_text')} />
        <Step number={2} isDone={isBack} title={t('time_notice', { days: noticeDays })} text={t('time_notice_text')} />
        <Step
          number={3}
          isDone={isBack}
          title={isBack ? t('released') : t('time_back', { amount: format.amount(deposit, depositCoin) })}
          text={returnsAt === null ? t('time_back_text') : t('time_back_at', { time: format.moment(returnsAt) })}
        />
      </ol>
      {!isRemoved && <p className="mt-4 text-13 text-ink-soft">{t('time_again')}</p>}
    </Panel>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  text: ReactNode;
}

function Step({ number, isDone, title, text }: StepProps) {
  const t = useText('p2p-merchants');
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className={`figure grid size-6.5 shrink-0 place-items-center rounded-full border text-12 font-semibold ${isDone ? 'border-good bg-good text-white' : 'border-line-strong bg-sunken text-ink-soft'}`}
      >
        {isDone ? <Check size={14} strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 text-14">
        <p className="font-semibold">
          {isDone && <span className="sr-only">{t('step_done')} </span>}
          {title}
        </p>
        <p className="text-13 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
