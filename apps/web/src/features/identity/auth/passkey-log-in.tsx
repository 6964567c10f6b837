import { beginPasskeyLogIn } from '@peerbourse/contract/identity/passkeys/begin-passkey-log-in';
import { logInWithPasskey } from '@peerbourse/contract/identity/sessions/log-in-with-passkey';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { LogInAnswer } from './log-in-answer.ts';

type Miss = 'passkey_unused' | 'passkey_unsupported';

/** The browser's own key instead of name, password and codes. */
export function PasskeyLogIn({ onAnswer }: { onAnswer: (answer: LogInAnswer) => Promise<void> }) {
  const t = useText('auth');
  const begin = useCallMutation(beginPasskeyLogIn);
  const finish = useCallMutation(logInWithPasskey);
  const [isAsking, setIsAsking] = useState(false);
  const [miss, setMiss] = useState<Miss>();

  async function use(): Promise<void> {
    setMiss(undefined);
    setIsAsking(true);
    const answer = await answerOfPasskey();
    if (answer) await onAnswer(answer);
    setIsAsking(false);
  }

  async function answerOfPasskey(): Promise<LogInAnswer | undefined> {
    const begun = await begin.run({});
    if (!begun) return undefined;
    const response = await signed(begun.options);
    if (typeof response !== 'string') return await finish.run({ ticket: begun.ticket, response: response.value });
    setMiss(response);
    return undefined;
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-13 text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('or')}
      </p>
      <Button
        variant="secondary"
        size="large"
        isWide
        iconStart={<KeyRound size={18} />}
        isLoading={isAsking}
        loadingLabel={t('logging_in')}
        onClick={() => void use()}
      >
        {t('use_passkey')}
      </Button>
      {miss && (
        <Banner tone="warning" isSpoken>
          {t(miss)}
        </Banner>
      )}
      <ProblemBanner problem={begin.problem ?? finish.problem} />
    </div>
  );
}

type Given = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];
type Json = Parameters<ReturnType<typeof useCallMutation<typeof logInWithPasskey>>['run']>[0]['response'];

/** What the browser's key says, or why it said nothing. People may close its window; that is no error. */
async function signed(options: unknown): Promise<{ value: Json } | Miss> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) return 'passkey_unsupported';
  try {
    return { value: (await startAuthentication({ optionsJSON: options as Given })) as unknown as Json };
  } catch {
    return 'passkey_unused';
  }
}
