import type { CallInput } from '@peerbourse/contract/call';
import type { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { SendCodeButton } from '#parts/factors/send-code-button.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';

interface ContactCodeFieldProps {
  to: CallInput<typeof sendCode> | undefined;
  /** Said when there is nothing to send to yet. */
  reason: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code that shows that the new contact can be reached. */
export function ContactCodeField({ to, reason, code, error, onChange }: ContactCodeFieldProps) {
  const t = useText('security');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  return (
    <OtpInput
      label={t('contact_code')}
      aside={<SendCodeButton to={to} reason={reason} onSent={setSentTo} onProblem={setProblem} />}
      hint={sentTo === undefined ? t('contact_code_hint') : t('code_sent', { target: sentTo })}
      value={code}
      onChange={(digits) => {
        setProblem(undefined);
        onChange(digits);
      }}
      error={error ?? problem?.message}
      isRequired
      data-method="new"
    />
  );
}
