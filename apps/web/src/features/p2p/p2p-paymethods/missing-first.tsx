import { ArrowRight } from 'lucide-react';
import type { TextKey } from '#base/i18n/text-keys.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { type SetupStep, setupAddresses } from '#features/p2p/shared/setup-steps.ts';

export type MissingStep = Exclude<SetupStep, 'method'>;

const texts: Record<MissingStep, { title: TextKey<'paymethods'>; why: TextKey<'paymethods'> }> = {
  verify: { title: 'missing_verify', why: 'missing_verify_why' },
  fund: { title: 'missing_fund', why: 'missing_fund_why' },
  profile: { title: 'missing_profile', why: 'missing_profile_why' },
};

/** What comes before a payment method, each with the way to it. */
export function MissingFirst({ steps }: { steps: readonly MissingStep[] }) {
  const t = useText('paymethods');
  return (
    <div className="grid gap-3">
      <p className="text-14 text-ink-soft">{t('missing_lead', { count: steps.length })}</p>
      <ol className="grid gap-2.5">
        {steps.map((step, place) => (
          <li key={step}>
            <Link
              to={setupAddresses[step]}
              className="flex min-h-14 items-center gap-3 rounded-medium border border-line px-3.5 py-3 hover:border-control hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="figure grid size-7 shrink-0 place-items-center rounded-full bg-brand-tint text-13 font-semibold text-brand"
              >
                {place + 1}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(texts[step].title)}</span>
                <span className="block text-13 text-ink-soft">{t(texts[step].why)}</span>
              </span>
              <ArrowRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
