import { extendPayment } from '@peerbourse/contract/p2p/p2p-orders/commands/extend-payment';
import { Banner } from '@peerbourse/ui/feedback/banner';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog, CommandButton } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import type { StateProps } from './state-props.ts';

const AcknowledgeDialog = lazy(async () => ({ default: (await import('../dialogs/acknowledge-dialog.tsx')).AcknowledgeDialog }));

/** The seller waits for the money. They can be patient, or say that it is there already. */
export function SellerWaitPayment({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { amount, name, consequence } = useOrderText(order);
  const extend = useOrderCommand(extendPayment, order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={<ActionDialog dialog={(close) => <AcknowledgeDialog order={order} onClose={close} />}>{t('acknowledge')}</ActionDialog>}
          others={
            order.commands.includes('extend-payment') && (
              <CommandButton
                variant="secondary"
                isRunning={extend.isRunning}
                runningLabel={t('extend_running')}
                onPress={() => void extend.run({})}
              >
                {t('extend')}
              </CommandButton>
            )
          }
          note={
            <>
              <p className="text-13 text-ink-soft">{order.isExtended ? t('extended') : t('extend_note', { count: order.payMinutes })}</p>
              <ProblemBanner problem={extend.problem} />
            </>
          }
        />
      }
    >
      <AmountTiles order={order} />
      <Banner tone="warning">{t('wait_payment_hint', { amount, name })}</Banner>
    </OrderCard>
  );
}
