import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { type VerificationMethod, verificationMethods } from '@peerbourse/rules/verification';
import { Button } from '@peerbourse/ui/actions/button';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { CodeAsk } from '#parts/factors/use-code-sending.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { AuthHead } from './auth-head.tsx';
import { CodeField } from './fields/code-field.tsx';
import { useFieldProblems, useFirstField } from './fields/field-problems.ts';
import type { LogInAnswer, LogInTicket } from './log-in-answer.ts';

interface VerifyFormProps {
  asked: LogInTicket;
  onAnswer: (answer: LogInAnswer) => Promise<void>;
  onLost: () => void;
  onStartOver: (problem?: Problem) => void;
}

type Codes = Partial<Record<VerificationMethod, string>>;

/** The second step: one code for each method, in the order that the person chose. Those that are sent are on their way. */
export function VerifyForm({ asked, onAnswer, onLost, onStartOver }: VerifyFormProps) {
  const t = useText('auth');
  const methods = verificationMethods(asked.methods);
  const [codes, setCodes] = useState<Codes>({});
  const { form, of: problems, show, clear } = useFieldProblems(methods);
  const act = useCallMutation(verifyLogIn);
  const [isEntering, setIsEntering] = useState(false);
  useFirstField(form, methods[0]);

  async function send(given: Codes): Promise<void> {
    const missing = methods.filter((method) => given[method]?.length !== 6);
    if (show(Object.fromEntries(missing.map((method) => [method, t('problem_code')])))) return;
    const factors = Object.fromEntries(methods.map((method) => [`${method}Code`, given[method]]));
    const answer = await act.run({ ticket: asked.ticket, factors }, (problem) => {
      if (problem.refusal === 'security.ticket-over') onStartOver(problem);
      if (problem.refusal === 'security.wrong-code') show({ [methodOf(problem, methods)]: problem.message });
    });
    if (!answer) return;
    setIsEntering(true);
    await onAnswer(answer);
    setIsEntering(false);
  }

  /** The last digit of the last code is as good as pressing the button. */
  function complete(method: VerificationMethod, digits: string): void {
    const given = { ...codes, [method]: digits };
    if (methods.every((each) => given[each]?.length === 6)) void send(given);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(codes);
  }

  return (
    <div className="grid gap-6 p-4 min-[380px]:p-6 tablet:p-10">
      <AuthHead title={t('verify_title')} lead={t('verify_lead', { count: methods.length })} />
      <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
        {methods.map((method) => (
          <CodeField
            key={method}
            name={method}
            label={t(`code_${method}`)}
            hint={targetOf(method, asked) && t('code_goes_to', { to: targetOf(method, asked) ?? '' })}
            value={codes[method] ?? ''}
            onChange={(digits) => {
              setCodes((before) => ({ ...before, [method]: digits }));
              clear(method);
            }}
            onComplete={(digits) => complete(method, digits)}
            problem={problems[method]}
            ask={method === 'google' ? undefined : askFor(method, asked.ticket)}
          />
        ))}
        <ProblemBanner problem={act.problem?.refusal === 'security.wrong-code' ? undefined : act.problem} />
        <Button type="submit" size="large" isWide isLoading={act.isRunning || isEntering} loadingLabel={t('confirming')}>
          {t('confirm')}
        </Button>
      </form>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="small" onClick={() => onStartOver()}>
          {t('back_to_log_in')}
        </Button>
        <Button variant="quiet" size="small" onClick={onLost}>
          {t('cannot_give_code')}
        </Button>
      </div>
    </div>
  );
}

function askFor(channel: 'email' | 'mobile', ticket: string): CodeAsk {
  return { purpose: 'log-in', channel, ticket };
}

function targetOf(method: VerificationMethod, { email, phone }: LogInTicket): string | undefined {
  if (method === 'google') return undefined;
  return (method === 'email' ? email : phone) ?? undefined;
}

/** The server may say which code was wrong; else the first one is looked at. */
function methodOf(problem: Problem, methods: readonly VerificationMethod[]): VerificationMethod {
  const named = problem.refusal === 'security.wrong-code' ? problem.details.method : undefined;
  return methods.find((method) => method === named) ?? methods[0] ?? 'google';
}
