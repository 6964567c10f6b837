import { exportOrders } from '@peerbourse/contract/p2p/p2p-orders/export-orders';
import { TextInput } from '@peerbourse/ui/fields/text-input';
import { useState } from 'react';
import { useText } from '#base/i18n/texts.tsx';
import { ExportDialog } from '#parts/exports/export-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { exportQuotaQuery } from '#queries/p2p-orders/export-quota.query.ts';
import { type ExportSpan, exportFilterOf, isSpan } from './export-span.ts';
import type { OrderFilterValues } from './orders-place.ts';

/** Makes a file of own orders, in every state, as far as the filters of the page go. */
export function OrderExportDialog({ filters, onClose }: { filters: OrderFilterValues; onClose: () => void }) {
  const t = useText('p2p-order-list');
  const act = useCallMutation(exportOrders);
  const [span, setSpan] = useState<ExportSpan>({ from: '', to: '' });
  const isNarrowed = Object.keys(exportFilterOf(filters, { from: '', to: '' })).length > 0;
  return (
    <ExportDialog
      title={t('export_title')}
      note={t(isNarrowed ? 'export_note_filtered' : 'export_note')}
      query={exportQuotaQuery}
      perMonthOf={({ exportExcelCount }) => exportExcelCount}
      act={act}
      reason={isSpan(span) ? undefined : t('export_span_wrong')}
      onStart={(format, timezone) => act.run({ format, timezone, filter: exportFilterOf(filters, span) })}
      onClose={onClose}
    >
      <div className="grid gap-3 tablet:grid-cols-2">
        <TextInput
          type="date"
          label={t('export_from')}
          value={span.from}
          onChange={({ currentTarget }) => setSpan({ ...span, from: currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('export_to')}
          value={span.to}
          onChange={({ currentTarget }) => setSpan({ ...span, to: currentTarget.value })}
        />
      </div>
    </ExportDialog>
  );
}
