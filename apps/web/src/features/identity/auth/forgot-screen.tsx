import { confirmPasswordReset } from '@peerbourse/contract/identity/security/confirm-password-reset';
import { resetPassword } from '@peerbourse/contract/identity/security/reset-password';
import { isSixDigitCode } from '@peerbourse/rules/verification';
import { Button } from '@peerbourse/ui/actions/button';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { Stepper } from '@peerbourse/ui/figures/stepper';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { AuthHead } from './auth-head.tsx';
import { CheckingLine } from './checking-line.tsx';
import { CodeField } from './fields/code-field.tsx';
import { type Contact, codeTargetOf, contactProblem, loginNameOf } from './fields/contact.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { useCountryOfPage, useDialCodes } from './fields/dial-codes.tsx';
import { useFieldProblems, useFirstField } from './fields/field-problems.ts';
import { NewPasswordField, PasswordOwner } from './fields/new-password-field.tsx';
import { isGoodPassword } from './fields/password-rules.ts';
import { LogInLink } from './log-in-link.tsx';

type Step =
  | { kind: 'account'; problem?: Problem; isBack?: true }
  | { kind: 'code' }
  | { kind: 'password'; ticket: string; needsGoogle: boolean }
  | { kind: 'done'; holdUntil: string };

const order = ['account', 'code', 'password', 'done'] as const;

/** A forgotten password: the account, a code that reaches its owner, the new password. */
export function ForgotScreen() {
  const t = useText('auth');
  const country = useCountryOfPage();
  const [contact, setContact] = useState<Contact>({ kind: 'email', text: '', country });
  const [search] = useSearchParams();
  const [step, setStep] = useState<Step>(() => firstStep(search));
  if (step.kind === 'done') return <Done holdUntil={step.holdUntil} />;
  const steps = [
    { key: 'account', label: t('step_account') },
    { key: 'code', label: t('step_code') },
    { key: 'password', label: t('step_password') },
  ];
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead page="forgot-password" title={t('forgot_title')} lead={leadOf(step)} />
      <Stepper
        label={t('forgot_steps')}
        steps={steps}
        current={order.indexOf(step.kind)}
        doneLabel={t('step_done')}
        currentLabel={t('step_current')}
      />
      {step.kind === 'account' && (
        <AccountStep {...step} contact={contact} onChange={setContact} onNext={() => setStep({ kind: 'code' })} />
      )}
      {step.kind === 'code' && (
        <CodeStep
          contact={contact}
          onBack={() => setStep({ kind: 'account', isBack: true })}
          onNext={(answer) => setStep({ kind: 'password', ...answer })}
        />
      )}
      {step.kind === 'password' && (
        <PasswordStep
          {...step}
          name={contact.text.trim()}
          onStartOver={(problem) => setStep({ kind: 'account', problem, isBack: true })}
          onDone={(holdUntil) => setStep({ kind: 'done', holdUntil })}
        />
      )}
      <p className="text-14">
        <LogInLink />
      </p>
    </div>
  );

  function leadOf({ kind }: Step): string {
    if (kind === 'account') return t('forgot_lead');
    return kind === 'code' ? t('forgot_code_lead', { name: contact.text.trim() }) : t('forgot_password_lead');
  }
}

/** The link in the mail leads past the code: whoever has it owns the mail. */
function firstStep(search: URLSearchParams): Step {
  const ticket = search.get('ticket');
  return ticket ? { kind: 'password', ticket, needsGoogle: search.get('google') === '1' } : { kind: 'account' };
}

interface AccountStepProps {
  contact: Contact;
  problem?: Problem;
  isBack?: true;
  onChange: (contact: Contact) => void;
  onNext: () => void;
}

function AccountStep({ contact, problem, isBack, onChange, onNext }: AccountStepProps) {
  const t = useText('auth');
  const { form, of: problems, show, clear } = useFieldProblems(['contact']);
  useFirstField(form, isBack && 'contact');
  const dialCode = useDialCodes().of(contact.country);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const wrong = contactProblem(contact, dialCode);
    if (!show({ contact: wrong && t(wrong) })) onNext();
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <ContactFields
        contact={contact}
        onChange={(next) => {
          onChange(next);
          clear('contact');
        }}
        problem={problems.contact}
        isForLogin
      >
        <ProblemBanner problem={problem} />
        <Button type="submit" size="large" isWide>
          {t('next')}
        </Button>
      </ContactFields>
    </form>
  );
}

interface CodeStepProps {
  contact: Contact;
  onBack: () => void;
  onNext: (answer: { ticket: string; needsGoogle: boolean }) => void;
}

function CodeStep({ contact, onBack, onNext }: CodeStepProps) {
  const t = useText('auth');
  const [code, setCode] = useState('');
  const { form, of: problems, show, clear } = useFieldProblems(['code']);
  useFirstField(form, 'code');
  const dialCode = useDialCodes().of(contact.country);
  const act = useCallMutation(confirmPasswordReset);

  async function send(digits: string): Promise<void> {
    if (show({ code: isSixDigitCode(digits) ? undefined : t('problem_code') })) return;
    const answer = await act.run({ ...loginNameOf(contact, dialCode), code: digits }, ({ refusal, message }) => {
      if (refusal === 'security.wrong-code') show({ code: message });
    });
    if (answer) onNext(answer);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(code);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <CodeField
        name="code"
        label={t(contact.kind === 'email' ? 'code_email' : 'code_mobile')}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          clear('code');
        }}
        onComplete={(digits) => void send(digits)}
        problem={problems.code}
        ask={{ purpose: 'reset-password', ...codeTargetOf(contact, dialCode) }}
      />
      <ProblemBanner problem={act.problem?.refusal === 'security.wrong-code' ? undefined : act.problem} />
      <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('confirming')}>
        {t('next')}
      </Button>
      <CheckingLine />
      <div>
        <Button variant="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  );
}

interface PasswordStepProps {
  ticket: string;
  /** Whose password it is, as it was typed; empty for whoever came by the link in the mail. */
  name: string;
  needsGoogle: boolean;
  onStartOver: (problem: Problem) => void;
  onDone: (holdUntil: string) => void;
}

function PasswordStep({ ticket, name, needsGoogle, onStartOver, onDone }: PasswordStepProps) {
  const t = useText('auth');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { form, of: problems, show, clear } = useFieldProblems(['password', 'google']);
  useFirstField(form, 'password');
  const act = useCallMutation(resetPassword);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const isWrong = show({
      password: isGoodPassword(password) ? undefined : t('problem_password_rules'),
      google: !needsGoogle || isSixDigitCode(code) ? undefined : t('problem_code'),
    });
    if (isWrong) return;
    const answer = await act.run({ ticket, password, ...(needsGoogle ? { googleCode: code } : {}) }, refused);
    if (answer) onDone(answer.holdUntil);
  }

  function refused(problem: Problem): void {
    if (problem.refusal === 'security.ticket-over') onStartOver(problem);
    if (problem.refusal === 'security.weak-password') show({ password: problem.message });
    if (problem.refusal === 'security.wrong-code') show({ google: problem.message });
  }

  const isAtField = act.problem?.refusal === 'security.weak-password' || (needsGoogle && act.problem?.refusal === 'security.wrong-code');
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <PasswordOwner name={name} />
      <NewPasswordField
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          clear('password');
        }}
        problem={problems.password}
      />
      {needsGoogle && (
        <CodeField
          name="google"
          label={t('code_google')}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            clear('google');
          }}
          problem={problems.google}
        />
      )}
      {!isAtField && <ProblemBanner problem={act.problem} />}
      <Button type="submit" size="large" isWide isLoading={act.isRunning} loadingLabel={t('saving_password')}>
        {t('save_password')}
      </Button>
    </form>
  );
}

function Done({ holdUntil }: { holdUntil: string }) {
  const format = useFormat();
  const t = useText('auth');
  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('forgot_done_title')} lead={t('forgot_done_lead')} takesFocus />
      <Banner tone="info">{t('forgot_done_hold', { time: format.moment(holdUntil) })}</Banner>
      <LinkButton to="/login" isWide>
        {t('log_in')}
      </LinkButton>
    </div>
  );
}
