import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { registerByMobile } from '@peerbourse/contract/identity/accounts/register-by-mobile';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import type { RefusalId } from '@peerbourse/contract/refusals';
import { Button } from '@peerbourse/ui/actions/button';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { marketingCodes } from '#base/lib/marketing-codes.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { countryListQuery } from '#queries/reference/country-list.query.ts';
import { useSessionOpened } from '#site/session/open-session.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { CheckingLine } from './checking-line.tsx';
import { type CodeAsk, CodeField } from './fields/code-field.tsx';
import { codeTargetOf, kindOf } from './fields/contact.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { CountrySelect } from './fields/country-select.tsx';
import { useCountryOfPage, useDialCodes } from './fields/dial-codes.ts';
import { useFieldProblems } from './fields/field-problems.ts';
import { NewPasswordField } from './fields/new-password-field.tsx';
import { ExistsBanner } from './log-in-link.tsx';
import {
  codeAsk,
  contactProblems,
  handedContact,
  type Registration,
  type RegistrationField,
  registrationFields,
  registrationInput,
  registrationProblems,
} from './registration.ts';

const fieldOf: Partial<Record<RefusalId, RegistrationField>> = {
  'accounts.country-closed': 'country',
  'accounts.invitation-unknown': 'invitationCode',
  'security.wrong-code': 'code',
  'security.weak-password': 'password',
};

export function RegisterForm({ onRegistered }: { onRegistered: () => void }) {
  const t = useText('auth');
  const [registration, change] = useRegistration();
  const { form, of: problems, show, clear } = useFieldProblems(registrationFields);
  const dialCode = useDialCodes().of(registration.contact.country);
  const { register, isRunning, problem } = useRegister();

  const messagesOf = (found: ReturnType<typeof registrationProblems>) =>
    Object.fromEntries(Object.entries(found).map(([field, key]) => [field, key && t(key)]));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (show(messagesOf(registrationProblems(registration, dialCode)))) return;
    await register(registration, dialCode, onRegistered, ({ refusal, message }) => {
      const field = refusal && fieldOf[refusal];
      if (field) show({ [field]: message });
    });
  }

  function askForCode(): CodeAsk | undefined {
    return show(messagesOf(contactProblems(registration, dialCode))) ? undefined : codeAsk(registration, dialCode);
  }

  function edit<Field extends keyof Registration>(name: Field, value: Registration[Field], field: RegistrationField): void {
    change({ [name]: value });
    clear(field);
  }

  const isAtField = problem?.refusal !== undefined && fieldOf[problem.refusal] !== undefined;
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <CountrySelect value={registration.country} onChange={(country) => edit('country', country, 'country')} problem={problems.country} />
      <ContactFields
        contact={registration.contact}
        onChange={(contact) => edit('contact', contact, 'contact')}
        problem={problems.contact}
        isForLogin={false}
      >
        <CodeField
          name="code"
          label={t(registration.contact.kind === 'email' ? 'code_email' : 'code_mobile')}
          value={registration.code}
          onChange={(code) => edit('code', code, 'code')}
          problem={problems.code}
          ask={askForCode}
        />
        <NewPasswordField
          value={registration.password}
          onChange={(password) => edit('password', password, 'password')}
          problem={problems.password}
        />
        <TextInput
          name="invitationCode"
          label={t('invitation_code')}
          value={registration.invitationCode}
          onChange={({ currentTarget }) => edit('invitationCode', currentTarget.value, 'invitationCode')}
          error={problems.invitationCode}
          autoComplete="off"
          maxLength={32}
          dir="ltr"
          className="text-start"
        />
        <Checkbox
          name="terms"
          label={t('accept_terms')}
          checked={registration.hasAccepted}
          onChange={({ currentTarget }) => edit('hasAccepted', currentTarget.checked, 'terms')}
          error={problems.terms}
        />
        {problem?.refusal === 'accounts.exists' ? (
          <ExistsBanner message={problem.message} />
        ) : (
          !isAtField && <ProblemBanner problem={problem} />
        )}
        <Button type="submit" size="large" isWide isLoading={isRunning} loadingLabel={t('creating_account')}>
          {t('create_account')}
        </Button>
        <CheckingLine />
      </ContactFields>
    </form>
  );
}

/** What the form proposes, with what was changed in it. */
function useRegistration(): [Registration, (changed: Partial<Registration>) => void] {
  const proposed = useProposedRegistration();
  const [changed, setChanged] = useState<Partial<Registration>>({});
  return [{ ...proposed, ...changed }, (more) => setChanged((before) => ({ ...before, ...more }))];
}

/** The country that the visitor seems to come from, the code of whoever invited them, and the contact that they typed on the home page. */
function useProposedRegistration(): Registration {
  const countries = useRead(countryListQuery);
  const guessed = useCountryOfPage();
  const { registerFlag } = useSiteSettings();
  const [search] = useSearchParams();
  const contact = useHandedContact();
  const seen = countries?.areaList.find(({ country }) => country === countries.visitorCountry);
  return {
    contact: { kind: kindOf(contact, registerFlag === 'mobile' ? 'phone' : 'email'), text: contact, country: seen?.country ?? guessed },
    code: '',
    password: '',
    country: seen?.mayRegister ? seen.country : '',
    invitationCode: (search.get('invite') ?? '').slice(0, 32),
    hasAccepted: false,
  };
}

/** A page that is loaded again still has what was handed over, but its first HTML was made without it. */
function useHandedContact(): string {
  const { state } = useLocation();
  return useSyncExternalStore(
    neverChanges,
    () => handedContact(state),
    () => '',
  );
}

const neverChanges = () => () => undefined;

/** Registers by whichever contact was given; the server opens a session with it. */
function useRegister() {
  const byEmail = useCallMutation(registerByEmail);
  const byMobile = useCallMutation(registerByMobile);
  const verify = useCallMutation(verifyLogIn);
  const navigate = useNavigate();
  const [isEntering, setIsEntering] = useState(false);
  const sessionOpened = useSessionOpened();

  async function register(given: Registration, dialCode: string, onDone: () => void, onFailed: (problem: Problem) => void): Promise<void> {
    const rest = registrationInput(given, marketingCodes());
    const target = codeTargetOf(given.contact, dialCode);
    const answer =
      target.channel === 'email'
        ? await byEmail.run({ email: target.email, ...rest }, onFailed)
        : await byMobile.run({ dialCode: target.dialCode, phone: target.phone, ...rest }, onFailed);
    if (!answer) return;
    setIsEntering(true);
    // The account is open whatever happens now; a session that does not open leads to the login page.
    const opened = await verify.run({ ticket: answer.ticket, factors: {} });
    onDone();
    await sessionOpened(given.contact.text.trim());
    if (!opened) await navigate('/login');
    setIsEntering(false);
  }

  return { register, isRunning: byEmail.isRunning || byMobile.isRunning || isEntering, problem: byEmail.problem ?? byMobile.problem };
}
