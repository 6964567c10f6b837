import { clearCookies } from '@peerbourse/contract/identity/sessions/clear-cookies';
import { logOut as logOutCall } from '@peerbourse/contract/identity/sessions/log-out';
import { browserCall, browserQueryClient } from '#site/calls/browser-client.ts';
import { forgetSession } from './change-of-session.ts';
import { loginCookie } from './login-cookie.ts';
import { sessionTabs } from './session-tabs.ts';
import { forgetLoginNameCookie } from './stored-names.ts';

interface LogOutManner {
  /** Where the caller wants it, the page goes home. */
  goHome?: () => void;
  /** Also forgets what others than this page have left behind. */
  isGlobal?: boolean;
}

export interface LogOutDeps {
  call: typeof browserCall;
  client: typeof browserQueryClient;
  tell: () => void;
}

const inBrowser: LogOutDeps = { call: browserCall, client: browserQueryClient, tell: () => sessionTabs().tell('out') };

/** Ends the session here and in every tab. A server that cannot be reached leaves everything as it was, and the page says so. */
export async function logOut(
  { goHome, isGlobal = false }: LogOutManner = {},
  { call, client, tell }: LogOutDeps = inBrowser,
): Promise<void> {
  await call(logOutCall, {});
  if (loginCookie.isThere()) await call(clearCookies, {}).catch(() => undefined);
  if (isGlobal) forgetLoginNameCookie();
  await forgetSession(client());
  tell();
  goHome?.();
}
