import type { OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import type { ComponentProps } from 'react';
import { useText } from '#base/i18n/texts.tsx';

const states = ['payment', 'release', 'appeal', 'completed', 'cancelled'] as const;

const tones: Record<(typeof states)[number] | 'waiting', ComponentProps<typeof StatusTag>['tone']> = {
  waiting: 'info',
  payment: 'info',
  release: 'warning',
  appeal: 'error',
  completed: 'success',
  cancelled: 'quiet',
};

export function OrderStateTag({ order: { orderStatus, acceptance } }: { order: Pick<OrderRow, 'orderStatus' | 'acceptance'> }) {
  const t = useText('p2p-order-list');
  const state = orderStatus === 0 && acceptance === 'waiting' ? 'waiting' : (states[orderStatus] ?? 'cancelled');
  return <StatusTag tone={tones[state]} label={t(`state_${state}`)} />;
}
