import { logInStaff } from '@peerbourse/contract/identity/sessions/log-in-staff';
import { verifyStaffLogIn } from '@peerbourse/contract/identity/sessions/verify-staff-log-in';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { askSession } from './ask-session.ts';
import { Entrance } from './entrance.tsx';
import type { Ending } from './staff-session.ts';

export function LoginScreen({ ending }: { ending: Ending | undefined }) {
  const [ticket, setTicket] = useState<string>();
  return (
    <Entrance title="Log in to the console" note="For operators of this exchange. What is done here is recorded.">
      {ending === 'over' && ticket === undefined && (
        <div className="mt-5">
          <Notice tone="watch">Your session is over. Log in again.</Notice>
        </div>
      )}
      {ticket === undefined ? <FirstStep onTicket={setTicket} /> : <SecondStep ticket={ticket} onBack={() => setTicket(undefined)} />}
    </Entrance>
  );
}

function FirstStep({ onTicket }: { onTicket: (ticket: string) => void }) {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { progress, send } = useSubmission(logInStaff);

  async function logIn(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const next = await send({ username: username.trim(), password });
    if (next.state === 'done') onTicket(next.output.ticket);
  }

  return (
    <form className="mt-6 grid gap-5" onSubmit={logIn} noValidate>
      <Field
        label="Name"
        control={(wiring) => (
          <input
            {...wiring}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        )}
      />
      <Field
        label="Password"
        control={(wiring) => (
          <input
            {...wiring}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} />
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'} size="large">
        Continue
      </Button>
    </form>
  );
}

function SecondStep({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const [code, setCode] = useState('');
  const { progress, send } = useSubmission(verifyStaffLogIn);

  async function verify(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const next = await send({ ticket, googleCode: code.replace(/\s/g, '') });
    if (next.state === 'done') await askSession();
    else setCode('');
  }

  return (
    <form className="mt-6 grid gap-5" onSubmit={verify} noValidate>
      <Field
        label="Code of your authenticator app"
        hint="Six digits. Each code can be used once."
        control={(wiring) => (
          <input
            {...wiring}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} />
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'} size="large">
        Log in
      </Button>
      <Button kind="quiet" onClick={onBack}>
        Start again
      </Button>
    </form>
  );
}
