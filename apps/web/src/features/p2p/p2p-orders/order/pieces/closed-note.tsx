import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { isolated } from '#features/p2p/shared/figure-text.ts';
import { GroundsText } from '#features/p2p/shared/grounds-text.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { closedKeys } from '../cancel-text.ts';

/** Why the order is over, and where it goes on if it does. */
export function ClosedNote({ order: { closeReason, continuedByOrderNo, ruling, coinCode } }: { order: OrderDetail }) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const key = closeReason && closedKeys[closeReason];
  const buyerCoins = isolated(format.amount(ruling?.buyerAmount ?? '0', coinCode));
  return (
    <>
      {key && (
        <p className="text-ink-soft">
          {t(key, { buyerCoins })} {ruling && <GroundsText grounds={ruling.grounds} />}
        </p>
      )}
      {continuedByOrderNo && (
        <Link to={`/p2p-trade/order/${continuedByOrderNo}`} className="font-semibold text-brand hover:underline">
          {t('continued_by', { number: isolated(continuedByOrderNo) })}
        </Link>
      )}
    </>
  );
}
