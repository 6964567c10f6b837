import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { Button } from '@peerbourse/ui/actions/button';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { useCountdown } from '#parts/use-countdown.ts';
import type { Asked } from '#site/calls/browser-client.ts';

export type CodeAsk = Asked<typeof sendCode>;

interface CodeFieldProps {
  name: string;
  label: string;
  value: string;
  onChange: (digits: string) => void;
  onComplete?: ((digits: string) => void) | undefined;
  problem?: string | undefined;
  hint?: string | undefined;
  /** What to ask for when the code has to be sent; nothing when something else stands in the way, which it then shows. */
  ask?: (() => CodeAsk | undefined) | undefined;
}

/** Six digits. Where they have to be sent first there is a button for it, which counts down to the next time. */
export function CodeField({ name, label, value, onChange, onComplete, problem, hint, ask }: CodeFieldProps) {
  const { send, message, ...button } = useSending(ask);
  return (
    <div className="grid gap-2">
      <OtpInput
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
        error={problem}
        hint={message ?? hint}
        hasErrorLine
        isRequired
        autoComplete="one-time-code"
      />
      {ask && <SendButton onPress={send} {...button} />}
    </div>
  );
}

function useSending(ask: CodeFieldProps['ask']) {
  const t = useText('auth');
  const act = useCallMutation(sendCode);
  const { secondsLeft, start } = useCountdown();
  const [message, setMessage] = useState<string>();

  async function send(): Promise<void> {
    const input = ask?.();
    if (!input) return;
    const answer = await act.run(input, ({ refusal, details }) => {
      if (refusal === 'security.code-too-soon') start(Number(details.retryAfterSeconds) || 0);
    });
    if (!answer) return;
    setMessage(t('code_sent', { to: answer.sentTo, minutes: Math.max(1, Math.round(answer.validSeconds / 60)) }));
    start(answer.resendSeconds);
  }

  return { send, message, secondsLeft, isSending: act.isRunning, wasSent: message !== undefined, problem: act.problem };
}

interface SendButtonProps extends Pick<ReturnType<typeof useSending>, 'secondsLeft' | 'isSending' | 'wasSent' | 'problem'> {
  onPress: () => Promise<void>;
}

function SendButton({ onPress, secondsLeft, isSending, wasSent, problem }: SendButtonProps) {
  const t = useText('auth');
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
          onClick={() => void onPress()}
        >
          <span className="figure">
            {isWaiting ? t('send_again_in', { seconds: secondsLeft }) : t(wasSent ? 'send_again' : 'send_code')}
          </span>
        </Button>
      </div>
      <ProblemBanner problem={problem?.refusal === 'security.code-too-soon' ? undefined : problem} />
    </>
  );
}
