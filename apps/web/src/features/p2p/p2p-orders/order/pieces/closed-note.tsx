import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { closedKeys } from '../cancel-text.ts';

/** Why the order was cancelled. */
export function ClosedNote({ order: { closeReason } }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const key = closeReason && closedKeys[closeReason];
  return key ? <p className="text-ink-soft">{t(key)}</p> : null;
}
