import { wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useText } from '#base/i18n/texts.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { CoinMark } from '#parts/coin-mark.tsx';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useWalletName } from '../asset-text.ts';
import { RowTransferButton } from '../transfer/transfer-button.tsx';
import { type CoinOrder, isZero } from './shown-coins.ts';

interface CoinTableProps {
  coins: readonly CoinBalance[];
  /** Under which name a coin is shown, by its symbol. */
  aliases?: Readonly<Record<string, string>>;
  order?: CoinOrder;
  onOrder?: (order: CoinOrder) => void;
  /** Draws as many rows that are on their way. */
  loadingRows?: number;
}

export function CoinTable({ coins, aliases = {}, order, onOrder, loadingRows }: CoinTableProps) {
  const t = useText('assets');
  const columns: ReadonlyArray<Column<CoinBalance>> = [
    {
      key: 'coin',
      name: t('column_coin'),
      cell: (coin) => <CoinName coin={coin} name={aliases[coin.coin] ?? coin.name} />,
      className: 'max-tablet:basis-2/5',
      ...sorting('coin', order, onOrder),
    },
    {
      key: 'total',
      name: t('column_total'),
      isAtEnd: true,
      onCard: 'corner',
      className: 'max-tablet:ms-auto max-tablet:text-end',
      cell: (coin) => <Total coin={coin} />,
    },
    {
      key: 'value',
      name: t('column_worth'),
      isAtEnd: true,
      onCard: 'hidden',
      cell: (coin) => <CoinValue coin={coin} />,
      ...sorting('value', order, onOrder),
    },
    {
      key: 'wallets',
      name: t('column_wallets'),
      onCard: 'line',
      className: 'desktop:ps-8',
      isOffCard: hasNone,
      cell: (coin) => <WalletLines coin={coin} />,
    },
    { key: 'aside', name: t('column_aside'), isAtEnd: true, isOffCard: hasNone, cell: ({ aside }) => <Exactly amount={aside} /> },
    {
      key: 'withdrawable',
      name: t('column_withdrawable'),
      isAtEnd: true,
      isOffCard: hasNone,
      cell: ({ withdrawable }) => <Exactly amount={withdrawable} />,
    },
    {
      key: 'transfer',
      name: t('transfer'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'foot',
      isOffCard: hasNone,
      cell: (coin) => wallets.some((wallet) => !isZero(coin[wallet])) && <RowTransferButton coin={coin.coin} />,
    },
  ];
  return (
    <CardTable
      caption={t('coins')}
      columns={columns}
      rows={coins}
      keyOf={({ coin }) => coin}
      empty={<NothingYet picture="search" title={t('not_found')} text={t('not_found_text')} />}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
    />
  );
}

/** The first press on another column begins with what is usually looked for: the most, or the letter A. */
function sorting(by: CoinOrder['by'], order: CoinOrder | undefined, onOrder: CoinTableProps['onOrder']): Pick<Column<CoinBalance>, 'sort'> {
  if (!order || !onOrder) return {};
  const isHere = order.by === by;
  return {
    sort: {
      order: isHere ? (order.isDescending ? 'descending' : 'ascending') : 'none',
      onSort: () => onOrder({ by, isDescending: isHere ? !order.isDescending : by === 'value' }),
    },
  };
}

function hasNone({ total }: CoinBalance): boolean {
  return isZero(total);
}

function CoinName({ coin: { coin, imgUrl }, name }: { coin: CoinBalance; name: string }) {
  return (
    <span className="flex items-center gap-3">
      <CoinMark coin={coin} picture={imgUrl === '' ? undefined : imgUrl} />
      <span className="min-w-0">
        <b className="block">{coin}</b>
        <span className="block text-12 text-ink-soft">{name}</span>
      </span>
    </span>
  );
}

function Exactly({ amount }: { amount: string }) {
  return (
    <span className={isZero(amount) ? 'text-ink-faint' : 'font-semibold'}>
      <Amount>{displayDecimal(amount)}</Amount>
    </span>
  );
}

/** On a card what it is worth stands below, where a table has a column for it. */
function Total({ coin }: { coin: CoinBalance }) {
  return (
    <>
      <Exactly amount={coin.total} />
      {!isZero(coin.total) && (
        <span className="block text-12 text-ink-soft tablet:hidden">
          <CoinValue coin={coin} unit="USDT" />
        </span>
      )}
    </>
  );
}

/** With its unit where no heading says it. */
function CoinValue({ coin: { usdt, total }, unit }: { coin: CoinBalance; unit?: string }) {
  const t = useText('assets');
  if (usdt === '') return <span className="text-ink-faint">{isZero(total) ? '–' : t('no_price')}</span>;
  return (
    <span className={isZero(total) ? 'text-ink-faint' : ''}>
      <Amount>{unit === undefined ? displayDecimal(usdt, 2) : `≈ ${displayDecimal(usdt, 2)} ${unit}`}</Amount>
    </span>
  );
}

/** The wallets that hold some of a coin. */
function WalletLines({ coin }: { coin: CoinBalance }) {
  const nameOf = useWalletName();
  const filled = wallets.filter((wallet) => !isZero(coin[wallet]));
  if (filled.length === 0) return <span className="text-ink-faint">–</span>;
  return (
    <ul className="grid gap-0.5 text-13 tablet:max-w-72">
      {filled.map((wallet) => (
        <li key={wallet} className="flex justify-between gap-4">
          <span className="text-ink-soft">{nameOf(wallet)}</span>
          <Amount>{displayDecimal(coin[wallet])}</Amount>
        </li>
      ))}
    </ul>
  );
}
