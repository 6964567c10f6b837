import { ChevronRight, IdCard, type LucideIcon, Smartphone } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { useBrand } from '#site/site-settings.ts';
import { AuthHead } from './auth-head.tsx';

interface NextStep {
  key: 'welcome_verify' | 'welcome_authenticator';
  to: string;
  Icon: LucideIcon;
}

const nextSteps: readonly NextStep[] = [
  { key: 'welcome_verify', to: '/account/verified', Icon: IdCard },
  { key: 'welcome_authenticator', to: '/account/security', Icon: Smartphone },
];

/** The first page of a new account: what to do next, and that it can wait. */
export function WelcomeScreen() {
  const t = useText('auth');
  const brand = useBrand().name;
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('welcome_title', { brand })} lead={t('welcome_lead')} />
      <ul className="grid gap-3">
        {nextSteps.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} className="flex items-center gap-4 rounded-medium border border-line p-4 hover:bg-sunken">
              <Icon size={24} aria-hidden="true" className="shrink-0 text-brand" />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{t(key)}</span>
                <span className="text-13 text-ink-soft">{t(`${key}_why`)}</span>
              </span>
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/" variant="secondary" isWide>
        {t('welcome_later')}
      </LinkButton>
    </div>
  );
}
