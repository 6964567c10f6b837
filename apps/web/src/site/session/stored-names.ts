import { forgetCookie, readCookie } from '#base/lib/cookies.ts';

const loginNameKey = 'pb_login_name';
const orderKey = 'pb_order_id';

/** The name that somebody logged in with here: it is offered again after a session that ran out by itself. */
export function rememberLoginName(name: string, storage: Storage = localStorage): void {
  try {
    storage.setItem(loginNameKey, name);
  } catch {
    // Without a store the name is typed again.
  }
}

export function rememberedLoginName(storage: Storage = localStorage): string {
  try {
    return storage.getItem(loginNameKey) ?? '';
  } catch {
    return '';
  }
}

/** The next person at this machine learns neither who was here nor what they looked at. */
export function forgetStoredNames(storage: Storage = localStorage): void {
  try {
    for (const key of [loginNameKey, orderKey]) storage.removeItem(key);
  } catch {
    // What cannot be read was not written either.
  }
}

/** The app that hosts a page may have left the name as a cookie. */
export function forgetLoginNameCookie(): void {
  if (readCookie('loginname') !== undefined) forgetCookie('loginname');
}
