import { beginAuthenticator } from '@peerbourse/contract/identity/authenticators/begin-authenticator';
import { confirmAuthenticator } from '@peerbourse/contract/identity/authenticators/confirm-authenticator';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { OtpInput } from '@peerbourse/ui/fields/otp-input';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { CopyLine } from '#parts/copy-line.tsx';
import type { Factors } from '#parts/factors/asked-methods.ts';
import { FactorDialog } from '#parts/factors/factor-dialog.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QrCode } from '#parts/qr-code.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useFinishChange } from '../use-finish-change.ts';

interface NewAuthenticator {
  secret: string;
  uri: string;
}

export function AuthenticatorDialog({ onClose }: { onClose: () => void }) {
  const t = useText('security');
  const { made, problem } = useNewAuthenticator();
  const act = useCallMutation(confirmAuthenticator);
  const finish = useFinishChange(onClose);
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isOwnCode = isAboutNewCode(act.problem);

  async function submit(factors: Factors): Promise<void> {
    if (await act.run({ code, factors })) finish(t('authenticator_saved'));
  }

  return (
    <FactorDialog
      title={t('authenticator_bind')}
      purpose="confirm-authenticator"
      submitLabel={t('confirm')}
      isRunning={act.isRunning}
      problem={act.problem}
      isShownElsewhere={isAboutNewCode}
      check={() => {
        setIsChecked(true);
        return made !== undefined && code.length === 6;
      }}
      onSubmit={(factors) => void submit(factors)}
      onClose={onClose}
    >
      <ProblemBanner problem={problem} />
      <p className="text-14 text-ink-soft">{t('authenticator_scan')}</p>
      <div className="grid justify-items-center gap-3 tablet:grid-cols-[auto_1fr] tablet:items-center tablet:justify-items-start">
        {made ? <QrCode text={made.uri} label={t('authenticator_qr')} size={176} /> : <Skeleton shape="block" className="size-44" />}
        <div className="min-w-0 text-13">
          <p className="mb-1 text-ink-soft">{t('authenticator_by_hand')}</p>
          {made ? <CopyLine text={made.secret} name={t('authenticator_copy')} /> : <Skeleton className="w-40" />}
        </div>
      </div>
      <OtpInput
        label={t('authenticator_code')}
        hint={t('authenticator_code_hint')}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          act.reset();
        }}
        error={isOwnCode ? act.problem?.message : isChecked && code.length !== 6 && t('code_incomplete')}
        isRequired
        data-method="new"
      />
    </FactorDialog>
  );
}

/** While no authenticator is bound, a wrong code of one is that of the app that is being bound. */
function isAboutNewCode(problem: Problem | undefined): boolean {
  return problem?.refusal === 'security.wrong-code' && problem.details.method === 'google';
}

/** Asks for a new secret once, as soon as the dialog is there. */
function useNewAuthenticator(): { made: NewAuthenticator | undefined; problem: Problem | undefined } {
  const act = useCallMutation(beginAuthenticator);
  const [made, setMade] = useState<NewAuthenticator>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void act.run({}).then((answer) => answer && setMade(answer));
  }, [act]);
  return { made, problem: act.problem };
}
