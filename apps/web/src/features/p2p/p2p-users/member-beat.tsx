import { reportOnline } from '@peerbourse/contract/p2p/p2p-users/report-online';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRead } from '#base/api/read.ts';
import type { MyTrader } from '#features/p2p/shared/my-trader.ts';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { browserCall } from '#site/calls/browser-client.ts';

const retrySeconds = 60;

/** Tells the server now and then that the trader is there. */
export function MemberBeat() {
  const client = useQueryClient();
  const trader = useRead(myTraderQuery);
  const isBeating = trader !== undefined && isTrader(trader);
  useEffect(() => {
    if (!isBeating) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function beat(): Promise<void> {
      clearTimeout(timer);
      if (isOver || document.visibilityState !== 'visible') return;
      // Nobody is told of a beat that is lost: the next one comes soon.
      const answer = await browserCall(reportOnline, {}, { showToast: false }).catch(() => undefined);
      if (isOver) return;
      if (answer) client.setQueryData<MyTrader>(myTraderQuery.queryKey, (own) => own && { ...own, isOnline: true });
      timer = setTimeout(() => void beat(), (answer?.nextSeconds ?? retrySeconds) * 1_000);
    }
    const wake = () => void beat();
    void beat();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [isBeating, client]);
  return null;
}
