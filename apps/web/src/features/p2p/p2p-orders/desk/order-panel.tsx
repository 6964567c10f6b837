import type { ListedOrder } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { DefinitionList } from '@peerbourse/ui/figures/definition-list';
import { MessageCircle } from 'lucide-react';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { nextAction } from '../list/next-action.ts';
import { NextActionText } from '../list/next-action-text.tsx';
import { OrderStateTag } from '../list/order-state-tag.tsx';
import { actTextOf, orderAddress } from '../list/orders-table.tsx';
import { UnreadMark } from '../list/unread-mark.tsx';

interface OrderPanelProps {
  order: ListedOrder;
  isChatOpen: boolean;
  onChat: () => void;
}

/** The chosen order in short. What is done about it is done on its own page, with everything that has to be seen for it. */
export function OrderPanel({ order, isChatOpen, onChat }: OrderPanelProps) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  const { currencyUserSide, orderAmount, coinCode, orderPrice, fiatCode, price, orderNo, createTimestamp, counterparty } = order;
  const { step, isMine } = nextAction(order);
  return (
    <article aria-label={t('of_order', { number: orderNo })} className="grid content-start gap-5 p-4 tablet:p-6">
      <div className="grid justify-items-start gap-2">
        <OrderStateTag order={order} />
        <h2 className="text-20 font-bold">{t(`${currencyUserSide}_coins`, { amount: format.number(orderAmount), coin: coinCode })}</h2>
        <p className="text-16">
          <NextActionText order={order} />
        </p>
      </div>
      <LinkButton to={orderAddress(orderNo)} variant={isMine ? 'primary' : 'secondary'}>
        {t(actTextOf(step))}
      </LinkButton>
      <Button variant="secondary" iconStart={<MessageCircle size={18} />} aria-expanded={isChatOpen} onClick={onChat}>
        {t('desk_chat')}
        <UnreadMark count={order.unread} />
      </Button>
      <DefinitionList
        variant="ends"
        definitions={[
          { name: t('column_amount'), value: format.fiat(orderPrice, fiatCode), isFigure: true },
          { name: t('desk_price'), value: t('price_of', { price: format.price(price), fiat: fiatCode, coin: coinCode }) },
          { name: t('column_counterparty'), value: <bdi>{counterparty.nickName}</bdi> },
          { name: t('desk_their_orders'), value: String(counterparty.orderTotalCount), isFigure: true },
          { name: t('search'), value: orderNo, isFigure: true },
          { name: t('desk_began'), value: <Moment at={new Date(createTimestamp).toISOString()} /> },
        ]}
      />
    </article>
  );
}
