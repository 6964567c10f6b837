import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forgetSession, takeUpSession } from './change-of-session.ts';
import { onSessionEnd } from './end-session.ts';
import { sessionTabs } from './session-tabs.ts';

/** Follows what the server and the other tabs say about the session; a page for members then asks itself again who is here. */
export function useSessionNews(): void {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const end = () => void forgetSession(client).then(revalidate);
    const begin = () => void takeUpSession(client).then(revalidate);
    const stops = [onSessionEnd(end), sessionTabs().hear((news) => (news === 'out' ? end() : begin()))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, revalidate]);
}
