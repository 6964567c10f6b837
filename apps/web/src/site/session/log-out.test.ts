import type { Call } from '@peerbourse/contract/call';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { type LogOutDeps, logOut } from './log-out.ts';
import type { MyAccount } from './session-state.ts';
import { rememberLoginName } from './stored-names.ts';

let cookies: Map<string, string>;
let stored: Map<string, string>;

beforeEach(() => {
  cookies = new Map([
    ['login', '1'],
    ['loginname', 'alice'],
    ['lang', 'de'],
  ]);
  stored = new Map([['pb_order_id', '42']]);
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  rememberLoginName('alice@example.com');
});

function stage(onCall: (path: string) => void = () => undefined) {
  const client = new QueryClient();
  client.setQueryData(myAccountQuery.queryKey, { userInfo: { userId: '1234567890' } });
  client
    .getQueryCache()
    .build(client, { queryKey: ['/private', {}], meta: { isPrivate: true } })
    .setData('mine');
  client.setQueryData(['/public', {}], 'everybody');
  const asked: string[] = [];
  const told = vi.fn();
  const call = async (made: Call) => {
    asked.push(made.path);
    onCall(made.path);
    return {};
  };
  const deps: LogOutDeps = { call: call as unknown as LogOutDeps['call'], client: () => client, tell: told };
  return { client, asked, told, deps };
}

describe('logging out', () => {
  it('R4.4 calls the endpoint, removes the cookies, and forgets names, order and everything private', async () => {
    const { client, asked, told, deps } = stage();
    await logOut({}, deps);
    expect(asked).toEqual(['/v1/user/login/logout', '/v1/user/public/clearCookie']);
    expect(stored.size).toBe(0);
    expect(cookies.has('login')).toBe(false);
    expect(client.getQueryData<MyAccount>(myAccountQuery.queryKey)?.userInfo).toBeNull();
    expect(client.getQueryData(['/private', {}])).toBeUndefined();
    expect(client.getQueryData(['/public', {}])).toBe('everybody');
    expect(told).toHaveBeenCalledOnce();
  });

  it('R4.4 does not ask to remove cookies that the endpoint has already removed', async () => {
    const { asked, deps } = stage(() => cookies.delete('login'));
    await logOut({}, deps);
    expect(asked).toEqual(['/v1/user/login/logout']);
  });

  it('R4.4 goes home only where the caller wants it', async () => {
    const goHome = vi.fn();
    await logOut({}, stage().deps);
    expect(goHome).not.toHaveBeenCalled();
    await logOut({ goHome }, stage().deps);
    expect(goHome).toHaveBeenCalledOnce();
  });

  it('R4.5 the global logout removes the cookie with the login name too, the usual one does not', async () => {
    await logOut({}, stage().deps);
    expect(cookies.has('loginname')).toBe(true);
    await logOut({ isGlobal: true }, stage().deps);
    expect([...cookies.keys()]).toEqual(['lang']);
  });

  it('changes nothing while the server cannot be reached', async () => {
    const { client, told, deps } = stage(() => {
      throw new Error('away');
    });
    await expect(logOut({}, deps)).rejects.toThrow('away');
    expect(cookies.has('login')).toBe(true);
    expect(client.getQueryData<MyAccount>(myAccountQuery.queryKey)?.userInfo).not.toBeNull();
    expect(told).not.toHaveBeenCalled();
  });
});
