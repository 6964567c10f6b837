import type { CallOutput } from '@peerbourse/contract/call';
import type { myAccount } from '@peerbourse/contract/identity/accounts/my-account';

export type MyAccount = CallOutput<typeof myAccount>;

/** Whether somebody is logged in, and whether that is known yet. */
export interface SessionState {
  isLogin: boolean;
  isReady: boolean;
}

export interface SessionSigns {
  /** What the server said last about who is here. */
  answer: Pick<MyAccount, 'userInfo' | 'loginName'> | undefined;
  hasFailed: boolean;
  /** The readable cookie stands for the refresh token, which pages cannot see. */
  hasLoginCookie: boolean;
}

/** An answer decides. Without one the cookie does, and only a failed call makes that final. */
export function sessionState({ answer, hasFailed, hasLoginCookie }: SessionSigns): SessionState {
  if (answer) return { isLogin: Boolean(answer.userInfo?.userId), isReady: true };
  return { isLogin: hasLoginCookie, isReady: hasFailed || !hasLoginCookie };
}
