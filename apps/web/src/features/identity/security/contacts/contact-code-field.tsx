import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { SendCodeButton } from '#parts/factors/send-code-button.tsx';
import { type CodeAsk, useCodeSending } from '#parts/factors/use-code-sending.ts';

interface ContactCodeFieldProps {
  to: CodeAsk | undefined;
  /** Said when there is nothing to send to yet. */
  reason: string;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The code that shows that the new contact can be reached. */
export function ContactCodeField({ to, reason, code, error, onChange }: ContactCodeFieldProps) {
  const t = useText('security');
  const sending = useCodeSending();
  const [hasNoTarget, setHasNoTarget] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);

  function send(): void {
    setHasNoTarget(!to);
    setIsAnswered(false);
    if (to) void sending.send(to);
  }

  const problem = isAnswered ? undefined : sending.problem?.message;
  return (
    <OtpInput
      label={t('contact_code')}
      aside={<SendCodeButton sending={sending} onPress={send} />}
      hint={hint()}
      value={code}
      onChange={(digits) => {
        setHasNoTarget(false);
        setIsAnswered(true);
        onChange(digits);
      }}
      error={error ?? (hasNoTarget ? reason : problem)}
      isRequired
      data-method="new"
    />
  );

  function hint(): string {
    if (sending.sent === 'elsewhere') return t('code_sent_before');
    return sending.sent ? t('code_sent', { target: sending.sent.sentTo }) : t('contact_code_hint');
  }
}
