import { acceptOrder } from '@peerbourse/contract/p2p/p2p-orders/commands/accept-order';
import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { useOrderCommand } from '#features/p2p/shared/use-order-command.ts';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { useOrderText } from '../order-text.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog, CommandButton } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { CounterpartyCard } from '../pieces/counterparty-card.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import type { StateProps } from './state-props.ts';

const RejectDialog = lazy(async () => ({ default: (await import('../dialogs/reject-dialog.tsx')).RejectDialog }));

/** The advertiser looks at who took the ad, and decides. */
export function MakerAccept({ order }: StateProps) {
  const t = useText('p2p-orders');
  const { consequence } = useOrderText(order);
  const accept = useOrderCommand(acceptOrder, order);
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          consequence={consequence}
          primary={
            <CommandButton isRunning={accept.isRunning} runningLabel={t('accept_running')} onPress={() => void accept.run({})}>
              {t('accept')}
            </CommandButton>
          }
          others={
            <ActionDialog variant="secondary" dialog={(close) => <RejectDialog order={order} onClose={close} />}>
              {t('reject')}
            </ActionDialog>
          }
          note={<ProblemBanner problem={accept.problem} />}
        />
      }
    >
      <AmountTiles order={order} />
      <TakerRecord order={order} />
    </OrderCard>
  );
}

function TakerRecord({ order }: StateProps) {
  const t = useText('p2p-orders');
  return (
    <section aria-label={t('record')} className="grid gap-3">
      <div>
        <h2 className="text-16 font-bold">{t('record')}</h2>
        <p className="text-13 text-ink-soft">{t('record_note')}</p>
      </div>
      <CounterpartyCard order={order} />
    </section>
  );
}
