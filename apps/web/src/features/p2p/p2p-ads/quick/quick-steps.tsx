import { useText } from '#base/i18n/texts.tsx';
import type { HallSide } from '../market/hall-params.ts';

/** How a trade goes on after this page. */
export function QuickSteps({ side }: { side: HallSide }) {
  const t = useText('p2p');
  const steps =
    side === 'buy' ? (['buy_step_1', 'buy_step_2', 'buy_step_3'] as const) : (['sell_step_1', 'sell_step_2', 'sell_step_3'] as const);
  return (
    <section aria-labelledby="quick-steps">
      <h2 id="quick-steps" className="text-18 font-bold">
        {t('three_steps')}
      </h2>
      <ol className="mt-3 grid gap-3 tablet:grid-cols-3">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3 rounded-large bg-sunken p-4">
            <span
              aria-hidden="true"
              className="figure grid size-7 shrink-0 place-items-center rounded-full bg-brand text-13 font-bold text-white"
            >
              {place + 1}
            </span>
            <span>
              <span className="block font-semibold">{t(step)}</span>
              <span className="mt-0.5 block text-13 text-ink-soft">{t(`${step}_note`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
