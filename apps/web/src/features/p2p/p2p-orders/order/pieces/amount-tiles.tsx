import { displayDecimal } from '@peerbourse/rules/money';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { useText } from '#base/i18n/texts.tsx';
import type { OrderDetail } from '#queries/p2p-orders/order-detail.query.ts';
import { coinsText, useFiatAmount } from '../order-text.ts';
import { sideOf } from '../order-view.ts';

/** What goes, what comes, and the price between them. */
export function AmountTiles({ order }: { order: OrderDetail }) {
  const t = useText('p2p-orders');
  const amount = useFiatAmount(order);
  const isBuyer = sideOf(order) === 'buyer';
  const coins = coinsText(order);
  return (
    <DefinitionList
      variant="tiles"
      definitions={[
        { name: t(isBuyer ? 'you_pay' : 'you_sell'), value: isBuyer ? amount : coins, isFigure: true },
        { name: t('you_get'), value: isBuyer ? coins : amount, isFigure: true },
        { name: t('price'), value: `${displayDecimal(order.price)} ${order.fiatCode}`, isFigure: true },
      ]}
    />
  );
}
