import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { coinsText } from '../order-text.ts';
import { sideOf } from '../order-view.ts';

/** What goes, what comes, and the price between them. */
export function AmountTiles({ order }: { order: OrderDetail }) {
  const format = useFormat();
  const t = useText('p2p-orders');
  const amount = format.fiat(order.orderPrice, order.fiatCode);
  const isBuyer = sideOf(order) === 'buyer';
  const coins = coinsText(order, format);
  return (
    <DefinitionList
      variant="tiles"
      definitions={[
        { name: t(isBuyer ? 'you_pay' : 'you_sell'), value: isBuyer ? amount : coins, isFigure: true },
        { name: t('you_get'), value: isBuyer ? coins : amount, isFigure: true },
        { name: t('price'), value: `${format.price(order.price)} ${order.fiatCode}`, isFigure: true },
      ]}
    />
  );
}
