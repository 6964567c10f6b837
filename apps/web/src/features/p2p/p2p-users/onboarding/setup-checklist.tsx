import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { Check } from 'lucide-react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { type SetupStep, setupAddresses, setupSteps } from '#features/p2p/shared/setup-steps.ts';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';

interface StepText {
  title: TextKey<'p2p-users'>;
  note: TextKey<'p2p-users'>;
}

const texts: Record<SetupStep, StepText> = {
  verify: { title: 'step_verify', note: 'step_verify_note' },
  fund: { title: 'step_fund', note: 'step_fund_note' },
  profile: { title: 'step_profile', note: 'step_profile_note' },
  method: { title: 'step_method', note: 'step_method_note' },
};

/** What somebody does once before trading. Each step leads to its place, and what is done stays done. */
export function SetupChecklist({ missing }: { missing: readonly SetupStep[] }) {
  const t = useText('p2p-users');
  const done = setupSteps.length - missing.length;
  return (
    <div className="grid gap-4">
      <ProgressBar
        label={t('setup_progress')}
        isLabelHidden
        value={done / setupSteps.length}
        text={t('setup_done', { count: done, all: setupSteps.length })}
        tone="good"
      />
      <ol className="grid gap-2">
        {setupSteps.map((step, place) => (
          <Step key={step} step={step} place={place + 1} isDone={!missing.includes(step)} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step, place, isDone }: { step: SetupStep; place: number; isDone: boolean }) {
  const t = useText('p2p-users');
  const tone = isDone ? 'border-good bg-good text-white' : 'border-line-strong bg-sunken text-ink-soft';
  return (
    <li data-step={step} className="flex items-center gap-3 rounded-medium border border-line px-3.5 py-3">
      <span
        aria-hidden="true"
        className={`figure grid size-7 shrink-0 place-items-center rounded-full border text-13 font-semibold ${tone}`}
      >
        {isDone ? <Check size={15} strokeWidth={3} /> : place}
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {t(texts[step].title)}
          {isDone && <span className="sr-only"> {t('step_done')}</span>}
        </p>
        <p className="text-13 text-ink-soft">{t(texts[step].note)}</p>
      </div>
      {/* The profile is opened right below. */}
      {!isDone && step !== 'profile' && (
        <LinkButton to={setupAddresses[step]} variant="secondary" size="small" className="shrink-0">
          {t('step_do')}
          <VisuallyHidden text={t(texts[step].title)} />
        </LinkButton>
      )}
    </li>
  );
}
