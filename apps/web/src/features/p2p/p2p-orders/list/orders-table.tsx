import type { ListedOrder, OrderRow } from '@peerbourse/contract/p2p/p2p-orders/order.shape';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link, LinkButton } from '#base/links/link.tsx';
import { Moment } from '#parts/moment.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { type NextStep, nextAction } from './next-action.ts';
import { NextActionText } from './next-action-text.tsx';
import { OrderStateTag } from './order-state-tag.tsx';
import { isNarrowed, type OrdersPlace, ordersAddress } from './orders-place.ts';
import { UnreadMark } from './unread-mark.tsx';

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  place: OrdersPlace;
  /** Draws as many rows that are on their way. */
  loadingRows?: number;
}

/** One order a row; a phone shows cards. */
export function OrdersTable({ orders, place, loadingRows }: OrdersTableProps) {
  const t = useText('p2p-order-list');
  const columns: ReadonlyArray<Column<ListedOrder>> = [
    { key: 'order', name: t('column_order'), cell: (order) => <OrderName order={order} /> },
    {
      key: 'state',
      name: t('column_state'),
      onCard: 'corner',
      className: 'max-tablet:ms-auto max-tablet:self-start',
      cell: (order) => <OrderStateTag order={order} />,
    },
    { key: 'amount', name: t('column_amount'), cell: (order) => <Amounts order={order} /> },
    { key: 'counterparty', name: t('column_counterparty'), cell: ({ counterparty }) => <Person person={counterparty} /> },
    {
      key: 'next',
      name: t(place.tab === 'open' ? 'column_next' : 'column_outcome'),
      onCard: 'line',
      className: 'tablet:max-w-64',
      cell: (order) => <NextActionText order={order} />,
    },
    {
      key: 'open',
      name: t('column_open'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      cell: (order) => <OpenLink order={order} />,
    },
  ];
  return (
    <CardTable
      caption={t('list')}
      columns={columns}
      rows={orders}
      keyOf={({ orderNo }) => orderNo}
      empty={<NoOrders place={place} />}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
    />
  );
}

export const orderAddress = (orderNo: string): string => `/p2p-trade/order/${orderNo}`;

function OrderName({ order: { orderNo, currencyUserSide, orderAmount, coinCode, createTimestamp, unread } }: { order: ListedOrder }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  const name = t(`${currencyUserSide}_coins`, { amount: format.number(orderAmount), coin: coinCode });
  return (
    <div data-order={orderNo} className="min-w-0">
      <Link to={orderAddress(orderNo)} className="font-semibold hover:text-brand hover:underline">
        <span className={currencyUserSide === 'buy' ? 'text-good' : 'text-bad'}>{name}</span>
        <UnreadMark count={unread} />
      </Link>
      <span className="mt-0.5 block text-12 text-ink-soft">
        <span className="figure wrap-anywhere tablet:whitespace-nowrap">{orderNo}</span>
      </span>
      <span className="block text-12 text-ink-soft">
        <Moment at={new Date(createTimestamp).toISOString()} />
      </span>
    </div>
  );
}

function Amounts({ order: { orderPrice, price, fiatCode, coinCode } }: { order: OrderRow }) {
  const format = useFormat();
  const t = useText('p2p-order-list');
  return (
    <>
      <span className="block font-semibold whitespace-nowrap">
        <span className="figure">{format.fiat(orderPrice, fiatCode)}</span>
      </span>
      <span className="block text-12 text-ink-soft">{t('price_of', { price: format.price(price), fiat: fiatCode, coin: coinCode })}</span>
    </>
  );
}

function Person({ person: { encryptUserId, nickName } }: { person: OrderRow['counterparty'] }) {
  return (
    <Link to={`/p2p-trade/user/${encryptUserId}`} className="hover:text-brand hover:underline">
      <bdi className="wrap-anywhere">{nickName}</bdi>
    </Link>
  );
}

/** What the button that leads to an order says. */
export const actTextOf = (step: NextStep) => acts[step] ?? 'act_open';

const acts: Partial<Record<NextStep, 'act_accept' | 'act_pay' | 'act_release' | 'act_answer'>> = {
  accept: 'act_accept',
  pay: 'act_pay',
  release: 'act_release',
  answer_buyer: 'act_answer',
  answer_seller: 'act_answer',
};

function OpenLink({ order }: { order: OrderRow }) {
  const t = useText('p2p-order-list');
  const { step, isMine } = nextAction(order);
  return (
    <LinkButton size="small" variant={isMine ? 'primary' : 'secondary'} to={orderAddress(order.orderNo)}>
      {t(actTextOf(step))}
      <VisuallyHidden text={t('of_order', { number: order.orderNo })} />
    </LinkButton>
  );
}

function NoOrders({ place }: { place: OrdersPlace }) {
  const t = useText('p2p-order-list');
  const isNarrow = isNarrowed(place);
  return (
    <NothingYet
      picture={isNarrow ? 'search' : 'list'}
      title={t(isNarrow ? 'not_found' : `none_${place.tab}`)}
      text={t(isNarrow ? 'not_found_text' : `none_${place.tab}_text`)}
      action={
        <LinkButton variant="secondary" size="medium" to={isNarrow ? ordersAddress({ tab: place.tab, filters: {} }) : '/p2p-trade'}>
          {t(isNarrow ? 'filter_clear' : 'see_offers')}
        </LinkButton>
      }
    />
  );
}
