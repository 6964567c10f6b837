import type { CallOutput } from '@peerbourse/contract/call';
import type { sellableAmount } from '@peerbourse/contract/p2p/p2p-users/sellable-amount';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useQueries } from '@tanstack/react-query';
import { optionsOf, useRead } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { CoinMark } from '#parts/coin-mark.tsx';
import { Panel } from '#parts/panel.tsx';
import { coinListQuery } from '#queries/p2p-config/coin-list.query.ts';
import { sellableAmountQuery } from '#queries/p2p-users/sellable-amount.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';

type Sellable = CallOutput<typeof sellableAmount>;

/** Coin by coin: what could be sold now, and what is in the way of the rest. */
export function SellablePanel() {
  const t = useText('p2p-users');
  const coins = useRead(coinListQuery)?.coinList ?? [];
  const answers = useQueries({ queries: coins.map(({ coinCode }) => optionsOf(sellableAmountQuery(coinCode))) });
  const found = answers.map(({ data }) => data as Sellable | undefined).filter((data) => data !== undefined);
  const isLoading = answers.some(({ isPending }) => isPending);
  const owned = found.filter(({ balance, reserved }) => isSome(balance) || isSome(reserved));
  return (
    <Panel title={t('sellable')} lead={t('sellable_lead')} isBareOnPhone>
      {isLoading ? (
        <Skeleton shape="block" className="h-40" />
      ) : (
        <Amounts rows={owned} pictureOf={(coin) => coins.find(({ coinCode }) => coinCode === coin)?.iconUrl} />
      )}
    </Panel>
  );
}

function isSome(amount: string): boolean {
  return /[1-9]/.test(amount);
}

function Amounts({ rows, pictureOf }: { rows: readonly Sellable[]; pictureOf: (coin: string) => string | undefined }) {
  const format = useFormat();
  const t = useText('p2p-users');
  const amount = (name: string, key: 'amount' | 'balance' | 'reserved' | 'waiting'): Column<Sellable> => ({
    key,
    name,
    isAtEnd: true,
    cell: (row) => <span className={`figure ${key === 'amount' ? 'font-semibold' : 'text-ink-soft'}`}>{format.number(row[key])}</span>,
  });
  const columns: ReadonlyArray<Column<Sellable>> = [
    {
      key: 'coin',
      name: t('coin'),
      cell: ({ coinCode }) => (
        <span className="flex items-center gap-2.5 font-semibold">
          <CoinMark coin={coinCode} picture={pictureOf(coinCode)} />
          {coinCode}
        </span>
      ),
    },
    amount(t('sellable_now'), 'amount'),
    amount(t('sellable_wallet'), 'balance'),
    amount(t('sellable_reserved'), 'reserved'),
    amount(t('sellable_waiting'), 'waiting'),
  ];
  return (
    <>
      <CardTable
        caption={t('sellable')}
        columns={columns}
        rows={rows}
        keyOf={({ coinCode }) => coinCode}
        empty={
          <NothingYet
            title={t('sellable_none')}
            text={t('sellable_none_text')}
            action={
              <LinkButton to="/assets" size="medium" variant="secondary">
                {t('sellable_assets')}
              </LinkButton>
            }
          />
        }
      />
      {rows.some(({ maySell }) => !maySell) && <p className="mt-3 text-13 text-ink-soft">{t('sellable_not_now')}</p>}
    </>
  );
}
