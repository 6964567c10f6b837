import type { HistoryEntry } from '@peerbourse/contract/money/assets/asset.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useText } from '#base/i18n/texts.tsx';
import { LinkButton } from '#base/links/link.tsx';
import { Amount } from '#parts/assets/amount.tsx';
import { Moment } from '#parts/moment.tsx';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useKindName, useWalletName } from '../asset-text.ts';
import { type HistoryFilterValues, historyAddress, isFiltered } from './history-place.ts';

interface HistoryTableProps {
  entries: readonly HistoryEntry[];
  filters: HistoryFilterValues;
  /** Draws as many rows that are on their way. */
  loadingRows?: number;
}

export function HistoryTable({ entries, filters, loadingRows }: HistoryTableProps) {
  const t = useText('assets');
  const nameOfWallet = useWalletName();
  const columns: ReadonlyArray<Column<HistoryEntry>> = [
    { key: 'at', name: t('column_time'), className: 'max-tablet:basis-2/5', cell: ({ at }) => <Moment at={at} /> },
    { key: 'kind', name: t('column_kind'), cell: (entry) => <Kind entry={entry} /> },
    { key: 'wallet', name: t('column_wallet'), cell: ({ wallet }) => nameOfWallet(wallet) },
    {
      key: 'amount',
      name: t('column_amount'),
      isAtEnd: true,
      onCard: 'corner',
      className: 'max-tablet:ms-auto max-tablet:text-end',
      cell: (entry) => <SignedAmount entry={entry} />,
    },
    {
      key: 'after',
      name: t('column_after'),
      isAtEnd: true,
      onCard: 'line',
      cell: ({ balanceAfter, coin }) => (
        <Amount>
          {displayDecimal(balanceAfter)} {coin}
        </Amount>
      ),
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
    />
  );
}

function Kind({ entry: { kind, reference } }: { entry: HistoryEntry }) {
  const nameOf = useKindName();
  return (
    <>
      <span className="block">{nameOf(kind)}</span>
      {reference !== '' && (
        <span className="block max-w-48 text-12 text-ink-soft wrap-anywhere">
          <span className="figure">{reference}</span>
        </span>
      )}
    </>
  );
}

/** In or out, by a sign, an arrow and a word; never by a colour alone. */
function SignedAmount({ entry: { amount, coin } }: { entry: HistoryEntry }) {
  const t = useText('assets');
  const isOut = amount.startsWith('-');
  const Arrow = isOut ? ArrowUpRight : ArrowDownLeft;
  return (
    <>
      <span className={`block font-semibold ${isOut ? '' : 'text-good'}`}>
        <Amount>
          {isOut ? '−' : '+'}
          {displayDecimal(isOut ? amount.slice(1) : amount)} {coin}
        </Amount>
      </span>
      <span className="inline-flex items-center gap-1 text-12 text-ink-soft">
        <Arrow size={12} aria-hidden="true" className="rtl:-scale-x-100" />
        {t(isOut ? 'went_out' : 'came_in')}
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
