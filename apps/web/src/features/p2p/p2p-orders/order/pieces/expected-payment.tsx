import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';

/** What the seller must find in their account: how much, and from whom. */
export function ExpectedPayment({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const format = useFormat();
  const amount = format.fiat(order.orderPrice, order.fiatCode);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-4 rounded-medium bg-sunken px-5 py-4">
      <div>
        <dt className="text-12 text-ink-soft">{t('amount')}</dt>
        <dd className="figure text-20 font-bold rtl:text-end">{amount}</dd>
      </div>
      <div>
        <dt className="text-12 text-ink-soft">{t('payer')}</dt>
        <dd className="text-20 font-bold wrap-anywhere">
          <bdi>{order.buyUserInfo.realName}</bdi>
        </dd>
      </div>
    </dl>
  );
}
