import type { QueryClient } from '@tanstack/react-query';
import { optionsOf } from '#base/api/read.ts';
import { forgetCookie } from '#base/lib/cookies.ts';
import { forgetEarlyTap } from '#base/lib/early-tap.ts';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { loginCookie } from './login-cookie.ts';
import type { MyAccount } from './session-state.ts';
import { forgetStoredNames } from './stored-names.ts';

const nobody: MyAccount = { userInfo: null, settings: null, loginName: null, requestTime: 0, systemTime: 0 };

/** Nothing of a session that is over stays on the page: not its answers, not its names, not its cookie. */
export async function forgetSession(client: QueryClient): Promise<void> {
  forgetEarlyTap();
  forgetStoredNames();
  forgetCookie('login');
  await client.cancelQueries({ predicate: isPrivate });
  client.removeQueries({ predicate: isPrivate });
  await client.cancelQueries({ queryKey: myAccountQuery.queryKey });
  client.setQueryData(myAccountQuery.queryKey, nobody);
  loginCookie.changed();
}

/**
 * Somebody is here now, or somebody else: what was private belonged to whoever was here before. What is on the screen is
 * asked for again.
 */
export async function takeUpSession(client: QueryClient): Promise<MyAccount | undefined> {
  forgetEarlyTap();
  await client.cancelQueries({ queryKey: myAccountQuery.queryKey });
  client.removeQueries({ predicate: isPrivate, type: 'inactive' });
  await client.invalidateQueries({ predicate: isPrivate });
  const answer = await client.fetchQuery<MyAccount>({ ...optionsOf(myAccountQuery), staleTime: 0 }).catch(() => undefined);
  loginCookie.changed();
  return answer;
}

function isPrivate({ meta }: { meta: Record<string, unknown> | undefined }): boolean {
  return meta?.isPrivate === true;
}
