import { Button } from '@peerbourse/ui/actions/button';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useText } from '#base/i18n/texts.tsx';
import { type CodeAsk, type CodeSending, useCodeSending } from '#parts/factors/use-code-sending.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (digits: string) => void;
  onComplete?: ((digits: string) => void) | undefined;
  problem?: string | undefined;
  hint?: string | undefined;
  /** Of a code that has to be sent: it goes out as soon as the field is there. */
  ask?: CodeAsk | undefined;
}

/** Six digits. Where they have to be sent they are on their way at once, and a button counts down to the next time. */
export function CodeField({ name, label, value, onChange, onComplete, problem, hint, ask }: CodeFieldProps) {
  const sending = useCodeSending(ask);
  return (
    <div className="grid gap-2">
      <OtpInput
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={problem}
        hint={useSentHint(sending.sent) ?? hint}
        hasErrorLine
        isRequired
        autoComplete="one-time-code"
      />
      {ask && <SendButton sending={sending} onPress={() => void sending.send(ask)} />}
    </div>
  );
}

function useSentHint(sent: CodeSending['sent']): string | undefined {
  const t = useText('auth');
  if (sent === 'elsewhere') return t('code_sent_before');
  return sent && t('code_sent', { to: sent.sentTo, minutes: Math.max(1, Math.round(sent.validSeconds / 60)) });
}

function SendButton({ sending, onPress }: { sending: CodeSending; onPress: () => void }) {
  const t = useText('auth');
  const { secondsLeft, isSending, sent, problem } = sending;
  const isWaiting = secondsLeft > 0;
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          isLoading={isSending}
          loadingLabel={t('sending_code')}
          isDisabled={isWaiting}
          onClick={onPress}
        >
          <span className="figure">{isWaiting ? t('send_again_in', { seconds: secondsLeft }) : t(sent ? 'send_again' : 'send_code')}</span>
        </Button>
      </div>
      <ProblemBanner problem={problem} />
    </>
  );
}
