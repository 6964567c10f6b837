import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#parts/button.tsx';
import { screensFor } from '#screens/screen-list.ts';
import { askSession, leave } from '#session/ask-session.ts';
import { Entrance } from '#session/entrance.tsx';
import type { InvitationHalves } from '#session/invitation-of-fragment.ts';
import { InvitationScreen } from '#session/invitation-screen.tsx';
import { LoginScreen } from '#session/login-screen.tsx';
import { type StaffAccount, useStaffSession } from '#session/staff-session.ts';
import { takeInvitation } from '#session/take-invitation.ts';
import { ConsoleShell } from '#shell/console-shell.tsx';

export function Console({ firstInvitation }: { firstInvitation: InvitationHalves | undefined }) {
  const session = useStaffSession();
  const [invitation, setInvitation] = useState(firstInvitation);
  useEffect(() => {
    function takeAgain() {
      const found = takeInvitation();
      if (found) setInvitation(found);
    }
    addEventListener('hashchange', takeAgain);
    return () => removeEventListener('hashchange', takeAgain);
  }, []);
  if (invitation) return <InvitationScreen key={invitation.ticket} halves={invitation} onLeave={() => setInvitation(undefined)} />;
  switch (session.state) {
    case 'asking':
      return null;
    case 'unanswered':
      return <Unanswered />;
    case 'out':
      return <LoginScreen ending={session.ending} />;
    case 'in':
      return <LoggedIn key={session.account.staffId} account={session.account} />;
  }
}

function Unanswered() {
  return (
    <Entrance title="The server does not answer" note="Check that the admin role is running, then try again.">
      <Button kind="primary" size="large" className="mt-6" onClick={() => void askSession()}>
        Try again
      </Button>
    </Entrance>
  );
}

/** Everything that was read in a session goes with it. */
function LoggedIn({ account }: { account: StaffAccount }) {
  const [client] = useState(makeClient);
  const [first, ...others] = screensFor(account.roles);
  if (!first) return null;
  return (
    <QueryClientProvider client={client}>
      <ConsoleShell name={account.name} screens={[first, ...others]} onLeave={() => void leave()} />
    </QueryClientProvider>
  );
}

/** The watch itself is the retry, and the server may be reachable where the internet is not. */
function makeClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' } } });
}
