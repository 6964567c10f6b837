import { Stepper } from '@peerbourse/ui/figures/stepper';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useLeaveWhenLoggedIn } from '#site/session/open-session.ts';
import { AuthHead } from './auth-head.tsx';
import { HongKongBanner } from './hong-kong-banner.tsx';
import { LogInLink } from './log-in-link.tsx';
import { RegisterForm } from './register-form.tsx';
import { type RegistrationStep, registrationSteps } from './registration.ts';
import { useRegistration } from './use-registration.ts';

/** A new account, in three short steps. Afterwards its owner is logged in and learns what to do next. */
export function RegisterScreen() {
  const t = useText('auth');
  const [isNew, setIsNew] = useState(false);
  useLeaveWhenLoggedIn(isNew ? '/welcome' : '/');
  const state = useRegistration();
  return (
    <div className="grid gap-5 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead page="register" title={t('register_title')} lead={leadOf(state.step)} />
      <Stepper
        label={t('register_steps')}
        steps={registrationSteps.map((key) => ({ key, label: t(`step_${key}`) }))}
        current={registrationSteps.indexOf(state.step)}
        doneLabel={t('step_done')}
        currentLabel={t('step_current')}
      />
      <HongKongBanner />
      <RegisterForm {...state} onRegistered={() => setIsNew(true)} />
      <p className="text-14 text-ink-soft">
        {t('have_account')} <LogInLink />
      </p>
    </div>
  );

  function leadOf(step: RegistrationStep): string {
    if (step === 'account') return t('register_lead');
    return step === 'code' ? t('register_code_lead', { name: state.registration.contact.text.trim() }) : t('forgot_password_lead');
  }
}
