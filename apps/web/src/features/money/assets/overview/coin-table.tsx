import type { BoardRow } from '@peerbourse/contract/core/rates/rate.shape';
import { wallets } from '@peerbourse/contract/money/assets/asset.shape';
import { coinDecimals } from '@peerbourse/rules/formats/shown-decimals';
import { formatUnits, parseUnits } from '@peerbourse/rules/money';
import { IconButton } from '@peerbourse/ui/actions/icon-button';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { CoinMark } from '#parts/coin-mark.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import type { CoinBalance } from '#queries/assets/coin-balances.query.ts';
import { coinsAndFiatsQuery } from '#queries/p2p-config/coins-and-fiats.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useAmountsHidden } from '#site/preferences/asset-display.ts';
import { useSiteSettings } from '#site/site-settings.ts';
import { useWalletName } from '../asset-text.ts';
import { RowTransferButton } from '../transfer/transfer-button.tsx';
import { PriceNow, usePricesNow } from './price-now.tsx';
import { shareOf } from './share-of.ts';
import { type CoinOrder, isZero } from './shown-coins.ts';

const usdtScale = 6;

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
  const prices = usePricesNow();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const fold = (coin: string) => setUnfolded((known) => (known.includes(coin) ? known.filter((each) => each !== coin) : [...known, coin]));
  const columns: ReadonlyArray<Column<CoinBalance>> = [
    {
      key: 'coin',
      name: t('column_coin'),
      cell: (coin) => (
        <CoinName
          coin={coin}
          name={aliases[coin.coin] ?? coin.name}
          price={prices.get(coin.coin)}
          isUnfolded={unfolded.includes(coin.coin)}
          onFold={() => fold(coin.coin)}
        />
      ),
      className: 'max-tablet:basis-2/5',
      ...sorting('coin', order, onOrder),
    },
    {
      key: 'price',
      name: t('column_price'),
      isAtEnd: true,
      onCard: 'hidden',
      cell: ({ coin }) => <PriceNow row={prices.get(coin)} />,
    },
    {
      key: 'available',
      name: t('column_available'),
      isAtEnd: true,
      onCard: 'hidden',
      cell: (coin) => <Shortly amount={availableOf(coin)} coin={coin.coin} />,
    },
    {
      key: 'aside',
      name: t('column_aside'),
      isAtEnd: true,
      onCard: 'hidden',
      cell: ({ aside, coin }) => <Shortly amount={aside} coin={coin} />,
    },
    {
      key: 'value',
      name: t('column_worth'),
      isAtEnd: true,
      onCard: 'corner',
      className: 'max-tablet:ms-auto max-tablet:text-end',
      cell: (coin) => <Value coin={coin} all={coins} />,
      ...sorting('value', order, onOrder),
    },
    {
      key: 'actions',
      name: t('column_actions'),
      isNameHidden: true,
      isAtEnd: true,
      onCard: 'hidden',
      cell: (coin) => <CoinActions coin={coin} />,
    },
  ];
  return (
    <CardTable
      caption={t('coins')}
      columns={columns}
      rows={coins}
      keyOf={({ coin }) => coin}
      below={(coin) => unfolded.includes(coin.coin) && <CoinWallets coin={coin} />}
      empty={<NothingYet picture="search" title={t('not_found')} text={t('not_found_text')} />}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
      isDenseOnPhone
    />
  );
}

function availableOf({ total, aside, scale }: CoinBalance): string {
  return formatUnits(parseUnits(total, scale) - parseUnits(aside, scale), scale);
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

interface CoinNameProps {
  coin: CoinBalance;
  name: string;
  price: BoardRow | undefined;
  isUnfolded: boolean;
  onFold: () => void;
}

/** A coin that is nowhere has nothing to unfold. On a phone its price stands where others read its name. */
function CoinName({ coin: { coin, imgUrl, total }, name, price, isUnfolded, onFold }: CoinNameProps) {
  const t = useText('assets');
  return (
    <span className="flex items-center gap-2">
      <span className="grid size-8 shrink-0 place-items-center touch:size-11">
        {!isZero(total) && (
          <IconButton
            size="small"
            label={t('wallets_of', { coin })}
            icon={<ChevronRight size={16} className={isUnfolded ? 'rotate-90' : 'rtl:-scale-x-100'} />}
            aria-expanded={isUnfolded}
            onClick={onFold}
          />
        )}
      </span>
      <CoinMark coin={coin} picture={imgUrl === '' ? undefined : imgUrl} />
      <span className="min-w-0">
        <b className="block">{coin}</b>
        {name !== coin && <span className={`block text-12 text-ink-soft ${price ? 'max-tablet:hidden' : ''}`}>{name}</span>}
        {price && (
          <span className="block tablet:hidden">
            <PriceNow row={price} />
          </span>
        )}
      </span>
    </span>
  );
}

/** With the same digits in each row of a coin, so that they can be compared; all of them stand with its wallets. */
function Shortly({ amount, coin }: { amount: string; coin: string }) {
  const format = useFormat();
  return (
    <span className={isZero(amount) ? 'text-ink-faint' : 'font-semibold'}>
      <Amount>{format.number(amount, coinDecimals(coin))}</Amount>
    </span>
  );
}

function Exactly({ amount }: { amount: string }) {
  const format = useFormat();
  return (
    <span className={isZero(amount) ? 'text-ink-faint' : 'font-semibold'}>
      <Amount>{format.number(amount)}</Amount>
    </span>
  );
}

/** What it is worth, and how much of everything shown that is; on a phone the amount stands below. */
function Value({ coin, all }: { coin: CoinBalance; all: readonly CoinBalance[] }) {
  const format = useFormat();
  const t = useText('assets');
  const { usdt, total } = coin;
  const isHidden = useAmountsHidden();
  if (isZero(total)) return <span className="text-ink-faint">–</span>;
  const whole = all.reduce((sum, each) => sum + (each.usdt === '' ? 0n : parseUnits(each.usdt, usdtScale)), 0n);
  return (
    <>
      {usdt === '' ? (
        <span className="block text-ink-faint">{t('no_price')}</span>
      ) : (
        <span className="block font-semibold">
          <Amount>{format.number(usdt, 2)}</Amount>
        </span>
      )}
      <span className="block text-12 text-ink-soft tablet:hidden">
        <Amount>{format.amount(total, coin.coin, coinDecimals(coin.coin))}</Amount>
      </span>
      {usdt !== '' && !isHidden && (
        <span className="figure hidden text-12 text-ink-soft tablet:block">
          {format.percent(shareOf(usdt, formatUnits(whole, usdtScale)), 1)}
        </span>
      )}
    </>
  );
}

/** What can be done with a coin where it stands. */
function CoinActions({ coin: balance }: { coin: CoinBalance }) {
  const t = useText('rates');
  const { p2pState } = useSiteSettings();
  const { coin } = balance;
  const isTraded = useRead(coinsAndFiatsQuery)?.allCoinList.some(({ coinCode }) => coinCode === coin) === true;
  return (
    <span className="flex flex-wrap gap-2 tablet:flex-nowrap tablet:justify-end tablet:gap-1 tablet:[&>*]:px-2">
      {p2pState && isTraded && (
        <LinkButton to={`/p2p-trade/buy/${coin}`} variant="secondary" size="small">
          {t('quick_buy')}
          <VisuallyHidden text={coin} />
        </LinkButton>
      )}
      {p2pState && isTraded && !isZero(balance.total) && (
        <LinkButton to={`/p2p-trade/sell/${coin}`} variant="secondary" size="small">
          {t('quick_sell')}
          <VisuallyHidden text={coin} />
        </LinkButton>
      )}
      {wallets.some((wallet) => !isZero(balance[wallet])) && <RowTransferButton coin={coin} />}
    </span>
  );
}

/** Where a coin is, wallet by wallet, what is set aside of it, and how much may leave. */
function CoinWallets({ coin }: { coin: CoinBalance }) {
  const t = useText('assets');
  const nameOf = useWalletName();
  const lines = [
    ...wallets.map((wallet) => ({ name: nameOf(wallet), amount: coin[wallet] })).filter(({ amount }) => !isZero(amount)),
    ...(isZero(coin.aside) ? [] : [{ name: t('column_aside'), amount: coin.aside }]),
    { name: t('column_withdrawable'), amount: coin.withdrawable },
  ];
  return (
    <div data-wallets-of={coin.coin} className="grid gap-3">
      <dl className="grid max-w-120 divide-y divide-line text-13">
        {lines.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd>
              <Exactly amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="tablet:hidden">
        <CoinActions coin={coin} />
      </div>
    </div>
  );
}
