import { lazy, useId } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { sideOf } from '../order-view.ts';
import { ActionBar } from '../pieces/action-bar.tsx';
import { ActionDialog } from '../pieces/action-button.tsx';
import { AmountTiles } from '../pieces/amount-tiles.tsx';
import { OrderCard } from '../pieces/order-card.tsx';
import { PaymentSummary } from '../pieces/payment-summary.tsx';
import { ReleaseInstead } from '../pieces/release-instead.tsx';
import type { StateProps } from './state-props.ts';

const CancelDialog = lazy(async () => ({ default: (await import('../dialogs/cancel-dialog.tsx')).CancelDialog }));

/** Staff decide; either side can give in before. */
export function Appeal({ order, appeal }: StateProps) {
  const t = useText('p2p-orders');
  const isSeller = sideOf(order) === 'seller';
  return (
    <OrderCard
      order={order}
      actions={
        <ActionBar
          primary={isSeller && <ReleaseInstead order={order} variant="primary" />}
          others={
            !isSeller && (
              <ActionDialog variant="quiet" dialog={(close) => <CancelDialog order={order} onClose={close} />}>
                {t('cancel_waive')}
              </ActionDialog>
            )
          }
          note={isSeller && <p className="text-13 text-ink-soft">{t('release_next')}</p>}
        />
      }
    >
      {appeal}
      <WhatToDo order={order} />
      <AmountTiles order={order} />
      <PaymentSummary order={order} />
    </OrderCard>
  );
}

/** What is said in the case staff read, what stands in the chat only the two people. */
function WhatToDo({ order }: StateProps) {
  const t = useText('p2p-orders');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-2 text-14">
      <h2 id={titleId} className="font-semibold">
        {t('appeal_do')}
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
        <li>{t(`appeal_chat_${sideOf(order)}`)}</li>
        <li>{t('appeal_wait')}</li>
      </ul>
    </section>
  );
}
