import { PasswordField } from '@peerbourse/ui/fields/password-field';
import { Check, Circle } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { passwordRules, strengthOf } from './password-rules.ts';

interface NewPasswordFieldProps {
  value: string;
  onChange: (password: string) => void;
  problem?: string | undefined;
}

/** A password that is set: with its strength and with what it still needs. */
export function NewPasswordField({ value, onChange, problem }: NewPasswordFieldProps) {
  const t = useText('auth');
  const level = strengthOf(value);
  return (
    <div className="grid gap-3">
      <PasswordField
        name="password"
        label={t('new_password')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={problem}
        isRequired
        autoComplete="new-password"
        maxLength={128}
        showLabel={t('show_password')}
        hideLabel={t('hide_password')}
        strength={{ level, label: t(`strength_${level}`) }}
        dir="ltr"
        className="text-start"
      />
      <PasswordRules password={value} />
    </div>
  );
}

/** Tells the browser whose password is set, so that it offers to keep both together. */
export function PasswordOwner({ name }: { name: string }) {
  return name === '' ? null : <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}

function PasswordRules({ password }: { password: string }) {
  const t = useText('auth');
  return (
    <div className="text-13 text-ink-soft">
      <p className="font-medium">{t('password_rules')}</p>
      <ul className="mt-1 grid gap-1">
        {passwordRules(password).map(({ key, isMet }) => (
          <li key={key} className={`flex items-start gap-2 ${isMet ? 'text-good' : ''}`}>
            {isMet ? (
              <Check size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
            ) : (
              <Circle size={14} aria-hidden="true" className="mt-0.75 shrink-0" />
            )}
            <span>
              <span className="sr-only">{t(isMet ? 'rule_met' : 'rule_open')} </span>
              {t(key)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
