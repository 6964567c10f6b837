import { undoPaid } from '@peerbourse/contract/p2p/p2p-orders/commands/undo-paid';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { clockText, isolated } from '#features/p2p/shared/figure-text.ts';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog, CommandButton } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import { useSecondsUntil } from '../time/time-left.tsx';
import type { StateProps } from './state-props.ts';

const CancelDialog = lazy(async () => ({ default: (await import('../dialogs/cancel-dialog.tsx')).CancelDialog }));

/** The buyer waits for the coins; for a minute they can take back that they have paid. */
export function BuyerWaitRelease({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { consequence } = useOrderText(order);
  const undo = useOrderCommand(undoPaid, order);
  const secondsToUndo = useUndoSeconds(order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          others={
            <>
              {secondsToUndo > 0 && (
                <CommandButton
                  variant="secondary"
                  isRunning={undo.isRunning}
                  runningLabel={t('undo_running')}
                  onPress={() => void undo.run({})}
                >
                  {t('undo')}
                </CommandButton>
              )}
              <ActionDialog variant="quiet" dialog={(close) => <CancelDialog order={order} onClose={close} />}>
                {t('cancel_ask')}
              </ActionDialog>
            </>
          }
          note={
            <>
              {secondsToUndo > 0 && <p className="text-13 text-ink-soft">{t('undo_note', { time: isolated(clockText(secondsToUndo)) })}</p>}
              <ProblemBanner problem={undo.problem} />
            </>
          }
        />
      }
    >
      <AmountTiles order={order} />
      <PaymentSummary order={order} />
    </OrderCard>
  );
}

/** Both the minute and the time to pay must not be over. */
function useUndoSeconds({ commands, undoTimestamp, payTimeoutTimestamp }: StateProps['order']): number {
  const seconds = useSecondsUntil(Math.min(undoTimestamp ?? 0, payTimeoutTimestamp ?? 0));
  return commands.includes('undo-paid') ? seconds : 0;
}
