import { registerByEmail } from '@peerbourse/contract/identity/accounts/register-by-email';
import { registerByMobile } from '@peerbourse/contract/identity/accounts/register-by-mobile';
import { verifyLogIn } from '@peerbourse/contract/identity/sessions/verify-log-in';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { marketingCodes } from '#base/lib/marketing-codes.ts';
import { type Problem, useCallMutation } from '#parts/use-call-mutation.ts';
import { useSessionOpened } from '#site/session/open-session.ts';
import { codeTargetOf } from './fields/contact.ts';
import { type Registration, registrationInput } from './registration.ts';

/** Registers by whichever contact was given; the server opens a session with it. */
export function useRegister() {
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

  function reset(): void {
    byEmail.reset();
    byMobile.reset();
  }

  const isRunning = byEmail.isRunning || byMobile.isRunning || isEntering;
  return { register, isRunning, problem: byEmail.problem ?? byMobile.problem, reset };
}
