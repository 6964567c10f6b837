import type { CallInput } from '@peerbourse/contract/call';
import { sendCode } from '@peerbourse/contract/identity/security/send-code';
import { Button } from '@peerbourse/ui/actions/button';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useCountdown } from '#parts/use-countdown.ts';

interface SendCodeButtonProps {
  /** What the code is for, and where it goes. Undefined while that cannot be said yet. */
  to: CallInput<typeof sendCode> | undefined;
  /** Said when there is nothing to send to yet. */
  reason?: string;
  onSent: (sentTo: string) => void;
  onProblem: (problem: Problem | undefined) => void;
}

/** Asks for a code, and can be pressed again when the time has passed that the server names. */
export function SendCodeButton({ to, reason, onSent, onProblem }: SendCodeButtonProps) {
  const t = useText('security');
  const act = useCallMutation(sendCode);
  const { secondsLeft, start } = useCountdown();
  const [isSent, setIsSent] = useState(false);

  async function send(): Promise<void> {
    if (!to) return onProblem({ refusal: 'security.no-target', message: reason ?? '', details: {} });
    onProblem(undefined);
    const answer = await act.run(to, onFailed);
    if (!answer) return;
    setIsSent(true);
    start(answer.resendSeconds);
    onSent(answer.sentTo);
  }

  function onFailed(problem: Problem): void {
    if (problem.refusal === 'security.code-too-soon') start(problem.details.retryAfterSeconds);
    onProblem(problem);
  }

  return (
    <Button
      variant="soft"
      size="small"
      isLoading={act.isRunning}
      loadingLabel={t('code_sending')}
      isDisabled={secondsLeft > 0}
      onClick={() => void send()}
    >
      {secondsLeft > 0 ? t('code_again_in', { count: secondsLeft }) : isSent ? t('code_send_again') : t('code_send')}
    </Button>
  );
}
