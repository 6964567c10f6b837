import { logIn } from '@peerbourse/contract/identity/sessions/log-in';
import { Button } from '@peerbourse/ui/actions/button';
import { PasswordField } from '@peerbourse/ui/fields/password-field';
import { type FormEvent, useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { rememberedLoginName } from '#site/session/stored-names.ts';
import { CheckingLine } from './checking-line.tsx';
import { type Contact, contactProblem, kindOf, loginNameOf } from './fields/contact.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { useCountryOfPage, useDialCodes } from './fields/dial-codes.tsx';
import { useFieldProblems, useFirstField } from './fields/field-problems.ts';
import type { LogInAnswer } from './log-in-answer.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';

interface CredentialsFormProps {
  contact: Contact;
  onContact: (contact: Contact) => void;
  problem: Problem | undefined;
  /** Somebody came back from a later step, and goes on at the password. */
  isBack: boolean;
  onAnswer: (answer: LogInAnswer, loginName?: string) => Promise<void>;
}

/** The first step: who, and the password. */
export function CredentialsForm({ contact, onContact, problem, isBack, onAnswer }: CredentialsFormProps) {
  const t = useText('auth');
  const [password, setPassword] = useState('');
  const { form, of: problems, show, clear } = useFieldProblems(['contact', 'password']);
  const dialCode = useDialCodes().of(contact.country);
  const act = useCallMutation(logIn);
  const [isEntering, setIsEntering] = useState(false);
  useFirstField(form, isBack ? 'password' : undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = contactProblem(contact, dialCode);
    if (show({ contact: wrong && t(wrong), password: password === '' ? t('problem_password_empty') : undefined })) return;
    const answer = await act.run({ ...loginNameOf(contact, dialCode), password }, ({ refusal, message }) => {
      if (refusal === 'security.wrong-login') show({ password: message });
    });
    if (!answer) return;
    setIsEntering(true);
    await onAnswer(answer, contact.text.trim());
    setIsEntering(false);
  }

  const isAtField = act.problem?.refusal === 'security.wrong-login';
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <ContactFields
        contact={contact}
        onChange={(next) => {
          onContact(next);
          clear('contact');
        }}
        problem={problems.contact}
        isForLogin
      >
        <PasswordField
          name="password"
          label={t('password')}
          value={password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value);
            clear('password');
          }}
          error={problems.password}
          hasErrorLine
          isRequired
          autoComplete="current-password"
          maxLength={128}
          showLabel={t('show_password')}
          hideLabel={t('hide_password')}
          dir="ltr"
          className="text-start"
        />
        <Link to="/forgot-password" className="justify-self-end text-13 text-brand hover:underline">
          {t('forgot_password')}
        </Link>
        <ProblemBanner problem={isAtField ? undefined : (act.problem ?? problem)} />
        <Button type="submit" size="large" isWide isLoading={act.isRunning || isEntering} loadingLabel={t('logging_in')}>
          {t('log_in')}
        </Button>
        <CheckingLine />
      </ContactFields>
      <PasskeyLogIn onAnswer={onAnswer} />
    </form>
  );
}

/**
 * The name of the last session that ran out by itself is offered again, though not on a page that has just been loaded: there
 * somebody may be typing already.
 */
export function useKnownContact(): [Contact, (contact: Contact) => void] {
  const country = useCountryOfPage();
  return useState<Contact>(() => {
    const known = isAwake() ? rememberedLoginName() : '';
    return { kind: kindOf(known, 'email'), text: known, country };
  });
}

/** Whether the page was in use before this screen came. */
function isAwake(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.screen !== undefined;
}
