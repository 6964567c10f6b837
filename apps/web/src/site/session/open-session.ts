import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { takeUpSession } from './change-of-session.ts';
import { useReturnAddress } from './return-address.ts';
import { sessionTabs } from './session-tabs.ts';
import { rememberLoginName } from './stored-names.ts';
import { useSession } from './use-session.ts';

/** The server has opened a session: the page and the other tabs find out whose it is. */
export function useSessionOpened(): (loginName?: string) => Promise<void> {
  const client = useQueryClient();
  return async (loginName) => {
    if (loginName !== undefined) rememberLoginName(loginName);
    await takeUpSession(client);
    sessionTabs().tell('in');
  };
}

/** Whoever is logged in has nothing to do on a login page: the page goes to where they came from, or to the given place. */
export function useLeaveWhenLoggedIn(otherwise = '/'): void {
  const isInside = useSession().account?.userInfo != null;
  const navigate = useNavigate();
  const returnTo = useReturnAddress();
  const leave = useEffectEvent(() => {
    const to = returnTo();
    void navigate(to === '/' ? otherwise : to, { replace: true });
  });
  useEffect(() => {
    if (isInside) leave();
  }, [isInside]);
}
