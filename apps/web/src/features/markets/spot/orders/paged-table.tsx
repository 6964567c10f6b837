import { Button } from '@peerbourse/ui/actions/button';
import { CardTable, type CardTableProps } from '@peerbourse/ui/figures/card-table';
import { useText } from '#base/i18n/texts.tsx';

interface PagedTableProps<Row> extends Pick<CardTableProps<Row>, 'caption' | 'columns' | 'rows' | 'keyOf' | 'empty'> {
  isPending: boolean;
  showOlder: (() => void) | undefined;
}

/** Rows of an account, and the way to older ones. */
export function PagedTable<Row>({ isPending, showOlder, ...table }: PagedTableProps<Row>) {
  const t = useText('spot');
  return (
    <>
      <CardTable {...table} loading={isPending ? { rows: 3, label: table.caption } : undefined} />
      {showOlder && (
        <div className="mt-3 flex justify-center">
          <Button variant="secondary" size="small" onClick={showOlder}>
            {t('show_older')}
          </Button>
        </div>
      )}
    </>
  );
}
