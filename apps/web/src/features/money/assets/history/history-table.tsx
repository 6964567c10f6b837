import type { HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { Moment } from '#parts/moment.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useKindName, useWalletName } from '../asset-text.ts';
import { EntryArrow, SignedAmount } from './entry-parts.tsx';
import { type HistoryFilterValues, historyAddress, isFiltered } from './history-place.ts';

interface HistoryTableProps {
  entries: readonly HistoryEntry[];
  filters: HistoryFilterValues;
  /** Draws as many rows that are on their way. */
  loadingRows?: number;
}

export function HistoryTable({ entries, filters, loadingRows }: HistoryTableProps) {
  const format = useFormat();
  const t = useText('assets');
  const nameOfWallet = useWalletName();
  const columns: ReadonlyArray<Column<HistoryEntry>> = [
    { key: 'kind', name: t('column_kind'), className: 'max-tablet:basis-2/5', cell: (entry) => <Kind entry={entry} /> },
    { key: 'at', name: t('column_time'), onCard: 'hidden', cell: ({ at }) => <Moment at={at} /> },
    { key: 'wallet', name: t('column_wallet'), onCard: 'hidden', cell: ({ wallet }) => nameOfWallet(wallet) },
    {
      key: 'amount',
      name: t('column_amount'),
      isAtEnd: true,
      onCard: 'corner',
      className: 'max-tablet:ms-auto max-tablet:text-end',
      cell: (entry) => <AmountAndTime entry={entry} />,
    },
    {
      key: 'after',
      name: t('column_after'),
      isAtEnd: true,
      onCard: 'hidden',
      cell: ({ balanceAfter, coin }) => <Amount>{format.amount(balanceAfter, coin)}</Amount>,
    },
  ];
  return (
    <CardTable
      caption={t('entries')}
      columns={columns}
      rows={entries}
      keyOf={({ entryId }) => entryId}
      empty={<NoEntries filters={filters} />}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
      isDenseOnPhone
    />
  );
}

/** What happened, with an arrow in or out; on a phone also in which wallet. */
function Kind({ entry: { kind, reference, amount, wallet } }: { entry: HistoryEntry }) {
  const nameOf = useKindName();
  const nameOfWallet = useWalletName();
  return (
    <span className="flex items-center gap-3">
      <EntryArrow amount={amount} />
      <span className="min-w-0">
        <span className="block font-semibold">{nameOf(kind)}</span>
        <span className="block text-12 text-ink-soft tablet:hidden">{nameOfWallet(wallet)}</span>
        {reference !== '' && (
          <span className="block max-w-48 text-12 text-ink-soft wrap-anywhere">
            <span className="figure">{reference}</span>
          </span>
        )}
      </span>
    </span>
  );
}

/** On a phone the time stands below. */
function AmountAndTime({ entry: { amount, coin, at } }: { entry: HistoryEntry }) {
  return (
    <>
      <SignedAmount amount={amount} coin={coin} />
      <span className="block text-12 text-ink-soft tablet:hidden">
        <Moment at={at} />
      </span>
    </>
  );
}

function NoEntries({ filters }: { filters: HistoryFilterValues }) {
  const t = useText('assets');
  const isNarrowed = isFiltered(filters);
  return (
    <NothingYet
      picture={isNarrowed ? 'search' : 'list'}
      title={t(isNarrowed ? 'history_not_found' : 'history_none')}
      text={t(isNarrowed ? 'history_not_found_text' : 'history_none_text')}
      action={
        <LinkButton variant="secondary" size="medium" to={isNarrowed ? historyAddress({}) : '/assets'}>
          {t(isNarrowed ? 'filter_clear' : 'see_assets')}
        </LinkButton>
      }
    />
  );
}
