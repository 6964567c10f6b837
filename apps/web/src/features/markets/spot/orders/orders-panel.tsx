import { Tabs } from '@peerbourse/ui/actions/tabs';
import { Badge } from '@peerbourse/ui/feedback/badge';
import { Empty } from '@peerbourse/ui/feedback/empty';
import { Checkbox } from '@peerbourse/ui/fields/checkbox';
import { memo, useState } from 'react';
import { useReadWhen } from '#base/api/use-read-when.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { marketPath } from '#parts/spot/spot-path.ts';
import { openOrdersQuery } from '#queries/spot/open-orders.query.ts';
import { loginAddressFor } from '#site/session/login-address.ts';
import { useSession } from '#site/session/use-session.ts';
import type { Market } from '../market/market.ts';
import { BalanceList } from './balance-list.tsx';
import { CancelAllButton } from './cancel-all-button.tsx';
import { OpenOrderList } from './open-order-list.tsx';
import { OrderHistoryList } from './order-history-list.tsx';
import { TradeHistoryList } from './trade-history-list.tsx';

const lists = ['open_orders', 'order_history', 'trade_history', 'balances'] as const;
type List = (typeof lists)[number];

/** What the account has on this market and on all others: orders, trades and coins. */
export const OrdersPanel = memo(function OrdersPanel({ market }: { market: Market }) {
  const t = useText('spot');
  const { isLogin } = useSession();
  const [list, setList] = useState<List>('open_orders');
  const [isOnePair, setIsOnePair] = useState(false);
  const open = useReadWhen(isLogin, openOrdersQuery())?.orders.length ?? 0;
  if (!isLogin) return <GuestNote market={market} />;
  const symbol = isOnePair ? market.symbol : undefined;
  return (
    <section aria-label={t('tab_orders')} className="min-w-0 px-4 py-2 max-tablet:px-0">
      <Tabs
        label={t('tab_orders')}
        tabs={lists.map((key) => ({ key, label: t(key), mark: key === 'open_orders' && open > 0 ? <Count count={open} /> : undefined }))}
        current={list}
        onChange={setList}
        hasLine
      >
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          {list !== 'balances' && (
            <Checkbox
              label={t('this_pair_only', { pair: market.pair })}
              checked={isOnePair}
              onChange={(event) => setIsOnePair(event.currentTarget.checked)}
            />
          )}
          {list === 'open_orders' && open > 0 && <CancelAllButton market={market} isOnePair={isOnePair} />}
        </div>
        {list === 'open_orders' && <OpenOrderList key={symbol} symbol={symbol} />}
        {list === 'order_history' && <OrderHistoryList key={symbol} symbol={symbol} />}
        {list === 'trade_history' && <TradeHistoryList key={symbol} symbol={symbol} />}
        {list === 'balances' && <BalanceList />}
      </Tabs>
    </section>
  );
});

function Count({ count }: { count: number }) {
  return (
    <Badge variant="quiet" isCount>
      {count}
    </Badge>
  );
}

function GuestNote({ market }: { market: Market }) {
  const t = useText('spot');
  return (
    <section aria-label={t('tab_orders')}>
      <Empty
        title={t('log_in_for_orders')}
        action={
          <LinkButton to={loginAddressFor(marketPath(market))} size="medium">
            {t('log_in_to_trade')}
          </LinkButton>
        }
      />
    </section>
  );
}
