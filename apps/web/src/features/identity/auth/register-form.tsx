import { Button } from '@peerbourse/ui/actions/button';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { CheckingLine } from './checking-line.tsx';
import { useDialCodes } from './fields/dial-codes.tsx';
import { focusField, type ProblemsOf, useFieldProblems } from './fields/field-problems.ts';
import { ExistsBanner } from './log-in-link.tsx';
import { AccountFields, CodeFields, PasswordFields } from './register-steps.tsx';
import {
  fieldOfRefusal,
  fieldsOfStep,
  problemsOfStep,
  type Registration,
  type RegistrationField,
  type RegistrationStep,
  registrationFields,
  stepOfField,
} from './registration.ts';
import { useRegister } from './use-register.ts';
import type { RegistrationState } from './use-registration.ts';

/** One form, which shows the fields of one step. The server checks everything with the last of them; a refusal leads to its field. */
export function RegisterForm({ registration, change, step, goTo, onRegistered }: RegistrationState & { onRegistered: () => void }) {
  const t = useText('auth');
  const { form, of: problems, show, clear } = useFieldProblems(registrationFields);
  const dialCode = useDialCodes().of(registration.contact.country);
  const { register, isRunning, problem, reset } = useRegister();
  useStepFocus(form, step, problems);

  async function send(given: Registration): Promise<void> {
    const found = Object.entries(problemsOfStep(step, given, dialCode));
    if (show(Object.fromEntries(found.map(([field, key]) => [field, key && t(key)])))) return;
    if (step === 'account') goTo('code');
    else if (step === 'code') goTo('password');
    else await register(given, dialCode, onRegistered, refused);
  }

  function refused({ refusal, message }: Problem): void {
    const field = refusal && fieldOfRefusal[refusal];
    if (!field) return;
    if (field === 'code') change({ code: '' });
    if (refusal !== 'accounts.exists') show({ [field]: message });
    goTo(stepOfField(field));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(registration);
  }

  function back(): void {
    reset();
    goTo(isLast ? 'code' : 'account');
  }

  function edit(changed: Partial<Registration>, field: RegistrationField): void {
    change(changed);
    clear(field);
    reset();
  }

  const fields = { registration, problems, onEdit: edit };
  const isLast = step === 'password';
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {step === 'account' && <AccountFields {...fields} />}
      {step === 'code' && <CodeFields {...fields} dialCode={dialCode} onComplete={(code) => void send({ ...registration, code })} />}
      {isLast && <PasswordFields {...fields} />}
      <Refusal problem={problem} />
      <Button type="submit" size="large" isWide isLoading={isRunning} loadingLabel={t('creating_account')}>
        {t(isLast ? 'create_account' : 'next')}
      </Button>
      <CheckingLine />
      {step !== 'account' && (
        <div>
          <Button variant="quiet" size="small" isDisabled={isRunning} onClick={back}>
            {t('back')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** What belongs to no field, or offers a way on. */
function Refusal({ problem }: { problem: Problem | undefined }) {
  if (problem?.refusal === 'accounts.exists') return <ExistsBanner message={problem.message} />;
  const isAtField = problem?.refusal !== undefined && fieldOfRefusal[problem.refusal] !== undefined;
  return isAtField ? null : <ProblemBanner problem={problem} />;
}

/** A step begins at what is wrong in it, or at its first field. The page itself takes no focus when it comes. */
function useStepFocus(form: RefObject<HTMLFormElement | null>, step: RegistrationStep, problems: ProblemsOf<RegistrationField>): void {
  const shown = useRef(step);
  const begin = useEffectEvent(() => {
    const fields = fieldsOfStep[step];
    focusField(form.current, fields.find((field) => problems[field] !== undefined) ?? fields[0]);
  });
  useEffect(() => {
    if (shown.current !== step) begin();
    shown.current = step;
  }, [step]);
}
