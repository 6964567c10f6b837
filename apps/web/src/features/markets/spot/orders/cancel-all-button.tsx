import { cancelAll } from '@peerbourse/contract/markets/spot/cancel-all';
import { Button } from '@peerbourse/ui/actions/button';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import type { Market } from '../market/market.ts';
import { renewOrders } from './renew-orders.ts';

interface CancelAllProps {
  market: Market;
  isOnePair: boolean;
}

export function CancelAllButton(props: CancelAllProps) {
  const t = useText('spot');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('cancel_all')}
      </Button>
      <CancelAllDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** Asks before every open order is ended. */
export function CancelAllDialog({ market, isOnePair, isOpen, onClose }: CancelAllProps & { isOpen: boolean; onClose: () => void }) {
  const t = useText('spot');
  const client = useQueryClient();
  const act = useCallMutation(cancelAll);
  async function cancel(): Promise<void> {
    const answer = await act.run(isOnePair ? { symbol: market.symbol } : {});
    if (!answer) return;
    onClose();
    await renewOrders(client);
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      width="small"
      title={t('cancel_all_title')}
      note={isOnePair ? t('cancel_all_text', { pair: market.pair }) : t('cancel_all_everywhere')}
      actions={
        <>
          <Button variant="danger" isWide isLoading={act.isRunning} onClick={() => void cancel()}>
            {t('cancel_all')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {t('keep_orders')}
          </Button>
        </>
      }
    >
      <ProblemBanner problem={act.problem} />
    </Dialog>
  );
}
