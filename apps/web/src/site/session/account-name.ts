import type { MyAccount } from './session-state.ts';

/** What somebody is called on their own pages: the name they chose, else what they log in with, hidden in the middle. */
export function accountName({ userInfo, loginName }: Pick<MyAccount, 'userInfo' | 'loginName'>): string {
  if (userInfo?.userName) return userInfo.userName;
  return hiddenMiddle(loginName ?? userInfo?.email ?? userInfo?.phone ?? '');
}

function hiddenMiddle(name: string): string {
  const at = name.indexOf('@');
  const [shown, rest] = at === -1 ? [name.slice(0, 2), name.slice(-2)] : [name.slice(0, Math.min(2, at)), name.slice(at)];
  return name.includes('*') || name === '' ? name : `${shown}***${rest}`;
}
