import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { useLeaveWhenLoggedIn, useSessionOpened } from '#site/session/open-session.ts';
import { AuthHead } from './auth-head.tsx';
import { CredentialsForm, useKnownContact } from './credentials-form.tsx';
import type { Contact } from './fields/contact.ts';
import type { LogInAnswer, LogInTicket } from './log-in-answer.ts';
import { QrLogIn } from './qr-log-in.tsx';
import { VerifyForm } from './verify-form.tsx';

const RecoveryScreen = lazy(async () => ({ default: (await import('./recovery/recovery-screen.tsx')).RecoveryScreen }));

type Step = { kind: 'credentials'; problem?: Problem; isBack?: true } | { kind: 'verify' | 'recovery'; asked: LogInTicket };

/** Name and password, then the codes that are asked for, in one place; whoever cannot give them asks people for help. */
export function LogInScreen() {
  const [step, setStep] = useState<Step>({ kind: 'credentials' });
  const [name, setName] = useState<string>();
  const [contact, setContact] = useKnownContact();
  const sessionOpened = useSessionOpened();
  useLeaveWhenLoggedIn();

  async function goOn(answer: LogInAnswer, loginName = name): Promise<void> {
    if (answer.state === 'opened') return await sessionOpened(loginName);
    setName(loginName);
    setStep({ kind: 'verify', asked: answer as LogInTicket });
    return undefined;
  }

  const startOver = (problem?: Problem) => setStep({ kind: 'credentials', isBack: true, ...(problem ? { problem } : {}) });
  if (step.kind === 'credentials') {
    const typed = { contact, onContact: setContact };
    return <Credentials {...typed} problem={step.problem} isBack={step.isBack ?? false} onAnswer={goOn} />;
  }
  if (step.kind === 'verify') {
    return (
      <VerifyForm
        asked={step.asked}
        onAnswer={goOn}
        onLost={() => setStep({ kind: 'recovery', asked: step.asked })}
        onStartOver={startOver}
      />
    );
  }
  return (
    <Suspense>
      <RecoveryScreen asked={step.asked} onStartOver={startOver} />
    </Suspense>
  );
}

interface CredentialsProps {
  contact: Contact;
  onContact: (contact: Contact) => void;
  problem: Problem | undefined;
  isBack: boolean;
  onAnswer: (answer: LogInAnswer, loginName?: string) => Promise<void>;
}

function Credentials(form: CredentialsProps) {
  const t = useText('auth');
  return (
    <div className="grid tablet:grid-cols-[1fr_auto]">
      <div className="grid min-w-0 content-start gap-5 p-4 min-[380px]:p-6 tablet:p-8">
        <AuthHead page="login" title={t('log_in_title')} lead={<SourceSentence />} />
        <CredentialsForm {...form} />
        <p className="text-14 text-ink-soft">
          {t('no_account')}{' '}
          <Link to="/register" className="font-semibold text-brand hover:underline">
            {t('sign_up')}
          </Link>
        </p>
      </div>
      <QrLogIn />
    </div>
  );
}

const sources = ['expired', 'order', 'p2p', 'buy', 'security'] as const;

/** Why somebody was asked to log in, where the page that sent them said so. */
function SourceSentence() {
  const t = useText('auth');
  const [search] = useSearchParams();
  const source = sources.find((known) => known === search.get('source'));
  return source && t(`source_${source}`);
}
