import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { optionsOf, useHydratedQuery } from '#base/api/read.ts';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { loginCookie } from './login-cookie.ts';
import { type MyAccount, type SessionState, sessionState } from './session-state.ts';

export interface Session extends SessionState {
  account: MyAccount | undefined;
}

/** Who uses the page. Guests cost no request: the server is asked only where a session may exist. */
export function useSession(): Session {
  const wasSeen = useRouteLoaderData<{ mayHaveSession: boolean }>('root')?.mayHaveSession ?? false;
  const hasLoginCookie = useSyncExternalStore(loginCookie.subscribe, loginCookie.isThere, () => wasSeen);
  const { data, error } = useHydratedQuery<MyAccount>({ ...optionsOf(myAccountQuery), enabled: hasLoginCookie });
  return { account: data, ...sessionState({ answer: data, hasFailed: error !== null, hasLoginCookie }) };
}
