import type { MarketAd } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { Check } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { useReasonText } from '#features/p2p/shared/reason-text.ts';
import { setupReasons, stepsLeft } from './setup-reasons.ts';

/** What a new trader does once, in one list: what is done stays on it, and each step leads to its place. */
export function FirstSteps({ ad }: { ad: MarketAd }) {
  const t = useText('p2p-take');
  const textOf = useReasonText();
  const left = stepsLeft(ad);
  // Whoever buys needs no account to be paid to.
  const steps = setupReasons.filter((step) => step !== 'method' || ad.side === 'buy');
  return (
    <section aria-label={t('first_steps')} className="rounded-medium border border-line p-4">
      <h3 className="font-semibold">{t('first_steps')}</h3>
      <p className="text-13 text-ink-soft">{t('first_steps_note')}</p>
      <ol className="mt-3 grid gap-2">
        {steps.map((step, place) => {
          const reason = left.find(({ code }) => code === step);
          const fix = reason && textOf(reason).fix;
          return (
            <li key={step} data-step={step} className="flex min-h-11 items-center gap-3 text-14">
              <span
                aria-hidden="true"
                className={`figure grid size-7 shrink-0 place-items-center rounded-full border text-13 font-semibold ${reason ? 'border-line-strong bg-sunken text-ink-soft' : 'border-good bg-good text-white'}`}
              >
                {reason ? place + 1 : <Check size={15} strokeWidth={3} />}
              </span>
              <span className="min-w-0 flex-1">
                {t(`step_${step}`)}
                {reason ? (
                  <span className="block text-13 text-ink-soft">{t(`step_${step}_why`)}</span>
                ) : (
                  <span className="sr-only"> {t('step_done')}</span>
                )}
              </span>
              {fix && (
                <LinkButton size="small" variant="secondary" to={fix.to}>
                  {fix.label}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
