import { CardTable, type Column } from '@peerbourse/ui/figures/card-table';
import { useText } from '#base/i18n/texts.tsx';
import { Moment } from '#parts/moment.tsx';
import type { LoginEntry } from '#queries/sessions/login-history.query.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { OutcomeTag } from './outcome-tag.tsx';
import { Place } from './place.tsx';

/** Attempts to log in; `loadingRows` draws that many placeholder rows. */
export function LoginTable({ entries, loadingRows }: { entries: readonly LoginEntry[]; loadingRows?: number }) {
  const t = useText('account');
  const columns: ReadonlyArray<Column<LoginEntry>> = [
    { key: 'at', name: t('column_time'), cell: ({ at }) => <Moment at={at} /> },
    { key: 'outcome', name: t('column_outcome'), cell: ({ outcome }) => <OutcomeTag outcome={outcome} />, onCard: 'line' },
    { key: 'device', name: t('column_device'), cell: ({ device }) => <bdi>{device}</bdi> },
    { key: 'place', name: t('column_place'), cell: (entry) => <Place {...entry} /> },
  ];
  return (
    <CardTable
      caption={t('history')}
      columns={columns}
      rows={entries}
      keyOf={({ at, address, outcome }) => `${at} ${address} ${outcome}`}
      empty={<NothingYet title={t('history_empty')} />}
      loading={loadingRows === undefined ? undefined : { rows: loadingRows, label: t('loading') }}
    />
  );
}
