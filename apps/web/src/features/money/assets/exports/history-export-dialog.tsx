import type { CallInput } from '@peerbourse/contract/call';
import { startExport } from '@peerbourse/contract/money/exports/start-export';
import { useText } from '#base/i18n/texts.tsx';
import { ExportDialog } from '#parts/exports/export-dialog.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { exportListQuery } from '#queries/exports/export-list.query.ts';

interface HistoryExportDialogProps {
  /** What the page shows is what the file holds. */
  filter: CallInput<typeof startExport>['filter'];
  onClose: () => void;
}

/** Makes a file of the history. */
export function HistoryExportDialog({ filter, onClose }: HistoryExportDialogProps) {
  const t = useText('assets');
  const act = useCallMutation(startExport);
  return (
    <ExportDialog
      title={t('export_title')}
      note={t(Object.keys(filter).length > 0 ? 'export_note_filtered' : 'export_note')}
      query={exportListQuery}
      perMonthOf={({ perMonth }) => perMonth}
      act={act}
      onStart={(format, timezone) => act.run({ subject: 'asset-history', format, timezone, filter })}
      onClose={onClose}
    />
  );
}
