import { lazy } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { useOrderText } from '../order-text.ts';
import { ActionDialog } from './action-button.tsx';

const ReleaseDialog = lazy(async () => ({ default: (await import('../dialogs/release-dialog.tsx')).ReleaseDialog }));

/** A seller can end every open question by releasing. */
export function ReleaseInstead({ order, variant = 'quiet' }: { order: OrderDetail; variant?: 'primary' | 'quiet' }) {
  const t = useText('p2p-orders');
  const { coins } = useOrderText(order);
  if (!order.commands.includes('release-coins')) return null;
  return (
    <ActionDialog variant={variant} dialog={(close) => <ReleaseDialog order={order} onClose={close} />}>
      {t('release', { coins })}
    </ActionDialog>
  );
}
