import { BadgeCheck, Lock, Percent } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';

const facts = [
  { name: 'escrow', Icon: Lock, to: '/help/how-p2p-works' },
  { name: 'verified', Icon: BadgeCheck, to: '/help/verify-your-identity' },
  { name: 'fees', Icon: Percent, to: '/fees' },
] as const;

/** What somebody may rely on, each with the page that says it in full. */
export function TrustFacts() {
  const t = useText('home');
  const common = useText('common');
  return (
    <section aria-labelledby="trust-title" className="page pt-12">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="trust-title" className="text-28 font-bold">
          {t('trust_title')}
        </h2>
        <Link to="/help" className="quiet-link">
          {common('nav_help')}
        </Link>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-3">
        {facts.map(({ name, Icon, to }) => (
          <li key={name} className="tile relative hover:bg-brand-tint">
            <span className="tile-icon">
              <Icon size={18} aria-hidden="true" />
            </span>
            <h3 className="mt-3.5 mb-1.5 text-16 font-bold">
              <Link to={to} className="after:absolute after:inset-0 after:rounded-large">
                {t(`trust_${name}_title`)}
              </Link>
            </h3>
            <p className="text-ink-soft">{t(`trust_${name}_body`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
