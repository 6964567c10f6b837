import { useQuery } from '@tanstack/react-query';
import { optionsOf, useKnown } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { Link } from '#base/links/link.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { Panel } from '#parts/panel.tsx';
import { type CoinBalance, coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { type OrderList, orderListQuery } from '#queries/p2p-orders/order-list.query.ts';
import { useOpenOrders } from '#site/live/open-orders.ts';
import { useKindName } from '../asset-text.ts';
import { isZero } from './shown-coins.ts';

/** Which kind of entry sets coins aside for a cause, where that cause is, and when they are free again. */
const causes = {
  ads: { kind: 'reserve', to: '/p2p-trade/ads', until: 'reserved_ads' },
  orders: { kind: 'spot', to: undefined, until: undefined },
  margin: { kind: 'contract', to: undefined, until: undefined },
  deposit: { kind: 'other', to: '/p2p-trade/center', until: undefined },
} as const;

interface ReservedLine {
  key: string;
  name: string;
  amount: string;
  coin: string;
  to: string | undefined;
  until: string | undefined;
}

/** Every amount that cannot be used now, with its cause and the way to it. */
export function ReservedPanel() {
  const t = useText('assets');
  const coins = useKnown(coinBalancesQuery)?.coins;
  const lines = [...useCoinLines(coins ?? []), ...useEscrowLines()];
  const held = (coins ?? []).filter((coin) => !isZero(coin.held));
  if (!coins) return null;
  return (
    <Panel title={t('column_aside')}>
      {lines.length === 0 && held.length === 0 ? (
        <p className="text-13 text-ink-soft">{t('reserved_none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
          {held.map((coin) => (
            <Held key={coin.coin} coin={coin} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function useCoinLines(coins: readonly CoinBalance[]): ReservedLine[] {
  const t = useText('assets');
  const nameOf = useKindName();
  return coins.flatMap(({ coin, asideFor }) =>
    (Object.keys(causes) as Array<keyof typeof causes>)
      .filter((cause) => !isZero(asideFor[cause]))
      .map((cause) => {
        const { kind, to, until } = causes[cause];
        return { key: `${coin} ${cause}`, name: nameOf(kind), amount: asideFor[cause], coin, to, until: until && t(until) };
      }),
  );
}

/** Coins that the reader sells lie in escrow until the order is over. Whoever has no open order is not asked for any. */
function useEscrowLines(): ReservedLine[] {
  const t = useText('assets');
  const nameOf = useKindName();
  const isAsked = (useOpenOrders() ?? 0) > 0;
  const { data } = useQuery<OrderList>({
    ...optionsOf(orderListQuery({ tab: 'open', side: undefined, hasUnread: false, pageSize: 50 })),
    enabled: isAsked,
  });
  return (data?.orders ?? [])
    .filter(({ currencyUserSide }) => currencyUserSide === 'sell')
    .map(({ orderNo, orderAmount, coinCode }) => ({
      key: orderNo,
      name: `${nameOf('p2p')} ${orderNo.slice(-4)}`,
      amount: orderAmount,
      coin: coinCode,
      to: `/p2p-trade/order/${orderNo}`,
      until: t('reserved_escrow'),
    }));
}

function Line({ line: { name, amount, coin, to, until } }: { line: ReservedLine }) {
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-13">
      {to === undefined ? (
        <span>{name}</span>
      ) : (
        <Link to={to} className="quiet-link">
          {name}
        </Link>
      )}
      <span className="font-semibold">
        <Amount>{format.amount(amount, coin)}</Amount>
      </span>
      {until !== undefined && <span className="basis-full text-12 text-ink-soft">{until}</span>}
    </li>
  );
}

function Held({ coin: { coin, held, heldUntil } }: { coin: CoinBalance }) {
  const format = useFormat();
  const t = useText('assets');
  return (
    <li className="py-2 text-13 text-ink-soft">
      <Amount>{t('held_until', { amount: format.number(held), coin, time: format.moment(heldUntil) })}</Amount>
    </li>
  );
}
