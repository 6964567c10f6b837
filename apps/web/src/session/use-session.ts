import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { optionsOf } from '#api/read.ts';
import { loginCookie } from './login-cookie.ts';
import { myAccountQuery } from './my-account.query.ts';
import { type MyAccount, type SessionState, sessionState } from './session-state.ts';

export interface Session extends SessionState {
  account: MyAccount | undefined;
}

/** Who uses the page. Guests cost no request: the server is asked only where a session may exist. */
export function useSession(): Session {
  const wasSeen = useRouteLoaderData<{ mayHaveSession: boolean }>('root')?.mayHaveSession ?? false;
  const hasLoginCookie = useSyncExternalStore(loginCookie.subscribe, loginCookie.isThere, () => wasSeen);
  const { data, isError } = useQuery<MyAccount>({ ...optionsOf(myAccountQuery), enabled: hasLoginCookie });
  return { account: data, ...sessionState({ answer: data, hasFailed: isError, hasLoginCookie }) };
}
