import type { VerificationMethod } from '@peerbourse/rules/verification';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useText } from '#base/i18n/texts.tsx';
import type { SecurityOverview } from '#queries/security/security-overview.query.ts';
import type { Codes } from './asked-methods.ts';
import type { CodePurpose } from './code-purpose.ts';
import { SendCodeButton } from './send-code-button.tsx';
import { useCodeSending } from './use-code-sending.ts';

interface FactorFieldsProps {
  overview: SecurityOverview;
  methods: readonly VerificationMethod[];
  purpose: CodePurpose;
  codes: Codes;
  errors: Partial<Record<VerificationMethod, string>>;
  onChange: (codes: Codes) => void;
}

/** One field for each code that is asked for. Those that have to be sent are on their way at once, with a button for another. */
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
  const ask = method === 'google' ? undefined : { purpose, channel: method };
  const sending = useCodeSending(ask);
  return (
    <OtpInput
      label={t(`code_${method}`)}
      aside={ask && <SendCodeButton sending={sending} onPress={() => void sending.send(ask)} />}
      hint={hint()}
      error={error ?? sending.problem?.message}
      value={value}
      onChange={onChange}
      isRequired
      data-method={method}
    />
  );

  function hint(): string {
    if (method === 'google') return t('code_google_hint');
    if (sending.sent === 'elsewhere') return t('code_sent_before');
    return sending.sent ? t('code_sent', { target: sending.sent.sentTo }) : t('code_hint', { target: target ?? '' });
  }
}
