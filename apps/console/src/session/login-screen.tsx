import { overview } from '@peerbourse/contract/operations/overview';
import { type FormEvent, useState } from 'react';
import { call, isLogout, NoAnswer, Refused } from '#api/call.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Logo } from '#parts/logo.tsx';
import { beginSession, type Ending } from './staff-session.ts';
import { isToken } from './token-of-fragment.ts';

const wrongToken = 'This is not the staff token of this server. Check the value and paste it again.';

export function LoginScreen({ ending }: { ending: Ending | undefined }) {
  const [token, setToken] = useState('');
  const [problem, setProblem] = useState(ending === 'refused' ? wrongToken : undefined);
  const [isTrying, setIsTrying] = useState(false);

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (isTrying) return;
    setIsTrying(true);
    const found = await tokenProblem(token.trim());
    setIsTrying(false);
    setProblem(found);
    if (found === undefined) beginSession(token.trim());
  }

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="w-full max-w-100 rounded-large border border-line bg-canvas p-6 shadow-float tablet:p-8">
        <Logo />
        <h1 className="mt-6 text-20 font-semibold">Log in to the console</h1>
        <p className="mt-1 text-13 text-ink-soft">For operators of this exchange. What is done here is recorded.</p>
        <form className="mt-6 grid gap-5" onSubmit={logIn} noValidate>
          <Field
            label="Staff token"
            hint="The value of PB_STAFF_TOKEN of the admin role. It is kept in this tab only."
            problem={problem}
            control={(wiring) => (
              <input
                {...wiring}
                type="password"
                autoComplete="current-password"
                autoFocus
                value={token}
                onChange={(event) => setToken(event.target.value)}
              />
            )}
          />
          <Button kind="primary" type="submit" isBusy={isTrying} size="large">
            Log in
          </Button>
        </form>
      </div>
    </main>
  );
}

async function tokenProblem(token: string): Promise<string | undefined> {
  if (token === '') return 'Paste the staff token first.';
  if (!isToken(token)) return wrongToken;
  try {
    await call(overview, {}, { token });
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return isLogout(error.id) ? wrongToken : error.message;
    if (error instanceof NoAnswer) return 'The server does not answer. Check that the admin role is running, then try again.';
    throw error;
  }
}
