import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { Empty } from '@peerbourse/ui/feedback/empty';
import type { Column } from '@peerbourse/ui/figures/card-table';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { CoinBadge } from '#parts/coin-badge.tsx';
import { type CoinBalance, coinBalancesQuery } from '#queries/assets/coin-balances.query.ts';
import { PagedTable } from './paged-table.tsx';

/** The coins that can be traded here, and those that open orders hold. */
export function BalanceList() {
  const t = useText('spot');
  const rates = useText('rates');
  const format = useFormat();
  const coins = useRead(coinBalancesQuery)?.coins;
  const rows = (coins ?? []).filter(({ spot, asideFor }) => spot !== '0' || asideFor.orders !== '0');
  const figure = (text: string) => <span className="figure">{format.number(text)}</span>;
  const columns: Array<Column<CoinBalance>> = [
    {
      key: 'coin',
      name: rates('column_coin'),
      cell: ({ coin, name }) => (
        <span className="flex items-center gap-2">
          <CoinBadge coin={coin} />
          <b>{coin}</b> <span className="text-ink-soft">{name}</span>
        </span>
      ),
    },
    { key: 'free', name: t('free_balance'), isAtEnd: true, cell: ({ spot }) => figure(spot) },
    { key: 'orders', name: t('in_orders'), isAtEnd: true, cell: ({ asideFor }) => figure(asideFor.orders) },
    { key: 'total', name: t('total_balance'), isAtEnd: true, onCard: 'corner', cell: (balance) => figure(sumOf(balance)) },
  ];
  return (
    <PagedTable
      caption={t('balances')}
      columns={columns}
      rows={rows}
      keyOf={({ coin }) => coin}
      empty={<Empty title={t('no_trade_history')} text={t('no_trade_history_text')} />}
      isPending={coins === undefined}
      showOlder={undefined}
    />
  );
}

function sumOf({ spot, asideFor, scale }: CoinBalance): string {
  return formatUnits(parseUnits(spot, scale) + parseUnits(asideFor.orders, scale), scale);
}
