import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { OperationsScreen } from '#screens/operations-screen.tsx';
import { LoginScreen } from '#session/login-screen.tsx';
import { takeTokenFromAddress, useStaffSession } from '#session/staff-session.ts';

export function Console() {
  const { token, ending } = useStaffSession();
  useEffect(() => {
    addEventListener('hashchange', takeTokenFromAddress);
    return () => removeEventListener('hashchange', takeTokenFromAddress);
  }, []);
  if (token === undefined) return <LoginScreen ending={ending} />;
  return <LoggedIn key={token} />;
}

/** Everything that was read under a token goes with it. */
function LoggedIn() {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <OperationsScreen />
    </QueryClientProvider>
  );
}

/** The watch itself is the retry, and the server may be reachable where the internet is not. */
function makeClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: 'always' } } });
}
