import type { VerificationMethod } from '@peerbourse/rules/verification';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';
import type { Codes } from './asked-methods.ts';
import type { CodePurpose } from './code-purpose.ts';
import { SendCodeButton } from './send-code-button.tsx';

interface FactorFieldsProps {
  overview: SecurityOverview;
  methods: readonly VerificationMethod[];
  purpose: CodePurpose;
  codes: Codes;
  errors: Partial<Record<VerificationMethod, string>>;
  onChange: (codes: Codes) => void;
}

/** One field for each code that is asked for, with a button where the code has to be sent first. */
export function FactorFields({ overview, methods, purpose, codes, errors, onChange }: FactorFieldsProps) {
  return methods.map((method) => (
    <FactorField
      key={method}
      method={method}
      purpose={purpose}
      target={method === 'email' ? overview.email : method === 'mobile' ? overview.phone : null}
      value={codes[method] ?? ''}
      error={errors[method]}
      onChange={(digits) => onChange({ ...codes, [method]: digits })}
    />
  ));
}

interface FactorFieldProps {
  method: VerificationMethod;
  purpose: CodePurpose;
  /** The masked address or number. */
  target: string | null;
  value: string;
  error: string | undefined;
  onChange: (digits: string) => void;
}

function FactorField({ method, purpose, target, value, error, onChange }: FactorFieldProps) {
  const t = useText('security');
  const [problem, setProblem] = useState<Problem>();
  const [sentTo, setSentTo] = useState<string>();
  const to = method === 'google' ? undefined : { purpose, channel: method };
  return (
    <OtpInput
      label={t(`code_${method}`)}
      aside={to && <SendCodeButton to={to} onSent={setSentTo} onProblem={setProblem} />}
      hint={
        sentTo ? t('code_sent', { target: sentTo }) : method === 'google' ? t('code_google_hint') : t('code_hint', { target: target ?? '' })
      }
      error={error ?? problem?.message}
      value={value}
      onChange={onChange}
      isRequired
      data-method={method}
    />
  );
}
