import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { closedKeys } from '../cancel-text.ts';

/** Why the order was cancelled, and where it goes on if it does. */
export function ClosedNote({ order: { closeReason, continuedByOrderNo } }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const key = closeReason && closedKeys[closeReason];
  return (
    <>
      {key && <p className="text-ink-soft">{t(key)}</p>}
      {continuedByOrderNo && (
        <Link to={`/p2p-trade/order/${continuedByOrderNo}`} className="font-semibold text-brand hover:underline">
          {t('continued_by', { number: isolated(continuedByOrderNo) })}
        </Link>
      )}
    </>
  );
}
