import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useLeaveWhenLoggedIn } from '#site/session/open-session.ts';
import { AuthHead } from './auth-head.tsx';
import { HongKongBanner } from './hong-kong-banner.tsx';
import { LogInLink } from './log-in-link.tsx';
import { RegisterForm } from './register-form.tsx';

/** A new account. Afterwards its owner is logged in and learns what to do next. */
export function RegisterScreen() {
  const t = useText('auth');
  const [isNew, setIsNew] = useState(false);
  useLeaveWhenLoggedIn(isNew ? '/welcome' : '/');
  return (
    <div className="grid gap-5 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead page="register" title={t('register_title')} lead={t('register_lead')} />
      <HongKongBanner />
      <RegisterForm onRegistered={() => setIsNew(true)} />
      <p className="text-14 text-ink-soft">
        {t('have_account')} <LogInLink />
      </p>
    </div>
  );
}
