import { readCookie } from '#base/lib/cookies.ts';

const listeners = new Set<() => void>();

/** Whether a session may exist. Cookies tell nobody when they change, so whoever changes this one says so. */
export const loginCookie = {
  isThere: (): boolean => readCookie('login') !== undefined,
  subscribe: (onChange: () => void): (() => void) => {
    listeners.add(onChange);
    return () => listeners.delete(onChange);
  },
  changed: (): void => {
    for (const onChange of listeners) onChange();
  },
};
