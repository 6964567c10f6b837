import type { CallOutput } from '@peerbourse/contract/call';
import { acceptInvitation } from '@peerbourse/contract/identity/staff/accept-invitation';
import { beginInvitation } from '@peerbourse/contract/identity/staff/begin-invitation';
import { type FormEvent, useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Field } from '#parts/field.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Entrance } from './entrance.tsx';
import type { InvitationHalves } from './invitation-of-fragment.ts';

const shortest = 12;

export interface InvitationScreenProps {
  halves: InvitationHalves;
  onLeave: () => void;
}

export function InvitationScreen({ halves, onLeave }: InvitationScreenProps) {
  const [opened, setOpened] = useState<{ halves: InvitationHalves; begun: CallOutput<typeof beginInvitation> }>();
  const [name, setName] = useState<string>();
  if (name !== undefined) {
    return (
      <Entrance title="You can log in now" note={`Your name is ${name}.`}>
        <div className="mt-6 grid gap-5">
          <Notice tone="good">Password and authenticator are set. The invitation is used up.</Notice>
          <Button kind="primary" size="large" onClick={onLeave}>
            Go to the login
          </Button>
        </div>
      </Entrance>
    );
  }
  return (
    <Entrance title="Join the console" note="An invitation opens with two halves, which two different people give to you.">
      {opened ? (
        <Acceptance halves={opened.halves} begun={opened.begun} onAccepted={setName} />
      ) : (
        <Opening halves={halves} onOpened={(whole, begun) => setOpened({ halves: whole, begun })} />
      )}
    </Entrance>
  );
}

interface OpeningProps {
  halves: InvitationHalves;
  onOpened: (halves: InvitationHalves, begun: CallOutput<typeof beginInvitation>) => void;
}

function Opening({ halves, onOpened }: OpeningProps) {
  const [word, setWord] = useState(halves.word);
  const { progress, send } = useSubmission(beginInvitation);

  async function open(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const whole = { ...halves, word: word.trim() };
    const next = await send(whole);
    if (next.state === 'done') onOpened(whole, next.output);
  }

  return (
    <form className="mt-6 grid gap-5" onSubmit={open} noValidate>
      <Field
        label="Second half"
        hint="Twelve characters, from whoever proposed you."
        isCode
        control={(wiring) => (
          <input
            {...wiring}
            autoFocus
            spellCheck={false}
            autoComplete="off"
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} />
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'} size="large">
        Open the invitation
      </Button>
    </form>
  );
}

interface AcceptanceProps {
  halves: InvitationHalves;
  begun: CallOutput<typeof beginInvitation>;
  onAccepted: (name: string) => void;
}

function Acceptance({ halves, begun, onAccepted }: AcceptanceProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { progress, send } = useSubmission(acceptInvitation);

  async function accept(event: FormEvent) {
    event.preventDefault();
    if (progress.state === 'sending') return;
    const isShort = password.length < shortest;
    setProblem(isShort ? `Use at least ${shortest} characters.` : undefined);
    if (isShort) return;
    const next = await send({ ...halves, password, googleCode: code.replace(/\s/g, '') });
    if (next.state === 'done') onAccepted(next.output.name);
  }

  return (
    <form className="mt-6 grid gap-5" onSubmit={accept} noValidate>
      <p className="text-14">
        Your name is <b className="font-semibold">{begun.name}</b>.
      </p>
      <div className="grid gap-1.5">
        <p className="text-13 font-semibold">Secret for your authenticator app</p>
        <code data-totp-secret className="rounded-medium bg-sunken p-3 font-mono text-13 break-all">
          {begun.totpSecret}
        </code>
        <a href={begun.otpauth} className="text-13 text-brand underline">
          Open in an app on this device
        </a>
      </div>
      <Field
        label="New password"
        hint={`At least ${shortest} characters, and not one that you use elsewhere.`}
        problem={problem}
        control={(wiring) => (
          <input
            {...wiring}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      />
      <Field
        label="Code that the app shows now"
        control={(wiring) => (
          <input
            {...wiring}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      />
      <OutcomeNotice progress={progress} />
      <Button kind="primary" type="submit" isBusy={progress.state === 'sending'} size="large">
        Join
      </Button>
    </form>
  );
}
