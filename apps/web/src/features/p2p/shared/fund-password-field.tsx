import { PasswordField } from '@peerbourse/ui/fields/password-field';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';

interface FundPasswordFieldProps {
  value: string;
  onChange: (digits: string) => void;
  isChecked: boolean;
  problem: Problem | undefined;
}

export function FundPasswordField({ value, onChange, isChecked, problem }: FundPasswordFieldProps) {
  const t = useText('paymethods');
  return (
    <PasswordField
      label={t('fund_password')}
      aside={
        <Link to="/account/security#fund-password" className="text-13 text-brand hover:underline">
          {t('fund_password_lost')}
        </Link>
      }
      hint={t('fund_password_hint')}
      showLabel={t('fund_password_show')}
      hideLabel={t('fund_password_hide')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      error={isAboutFundPassword(problem) ? problem?.message : isChecked && !isFundPassword(value) && t('fund_password_digits')}
      isRequired
    />
  );
}

export function isFundPassword(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** What is said at this field, and so not above the form. */
export function isAboutFundPassword(problem: Problem | undefined): boolean {
  return problem?.refusal === 'security.wrong-fund-password';
}
