import type { CallInput } from '@peerbourse/contract/call';
import { exportFormats } from '@peerbourse/contract/money/exports/export.shape';
import { startExport } from '@peerbourse/contract/money/exports/start-export';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Select } from '@peerbourse/ui/fields/select';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { useCallMutation } from '#parts/use-call-mutation.ts';
import { exportListQuery } from '#queries/exports/export-list.query.ts';
import { ExportRows } from './export-rows.tsx';
import { minutesAheadOfUtc, zoneName } from './zone-name.ts';

type Format = (typeof exportFormats)[number];

interface ExportDialogProps {
  /** What the page shows is what the file holds. */
  filter: CallInput<typeof startExport>['filter'];
  onClose: () => void;
}

/** Makes a file of the history, and keeps the files of the last days at hand. */
export function ExportDialog({ filter, onClose }: ExportDialogProps) {
  const t = useText('assets');
  const common = useText('common');
  const client = useQueryClient();
  const act = useCallMutation(startExport);
  const [format, setFormat] = useState<Format>('csv');
  const [timezone, setTimezone] = useState(minutesAheadOfUtc);
  const known = useKnown(exportListQuery());
  const isBusy = known?.exports.some(({ state }) => state === 'waiting' || state === 'running') ?? false;

  async function start(): Promise<void> {
    await act.run({ subject: 'asset-history', format, timezone, filter });
    await client.invalidateQueries({ queryKey: exportListQuery().queryKey });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('export_title')}
      note={t(Object.keys(filter).length > 0 ? 'export_note_filtered' : 'export_note')}
      closeLabel={common('close')}
      actions={
        <>
          <Button
            isWide
            isLoading={act.isRunning}
            loadingLabel={t('export_starting')}
            reason={known?.left === 0 && t('export_used_up')}
            onClick={() => void start()}
          >
            {t('export_start')}
          </Button>
          <Button variant="secondary" isWide onClick={onClose}>
            {common('close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ProblemBanner problem={act.problem} />
        <FormatChoice format={format} onChoose={setFormat} />
        <ZoneChoice timezone={timezone} onChoose={setTimezone} />
        <QueryBoundary query={exportListQuery(isBusy)} fallback={<Skeleton shape="block" className="h-20" />}>
          {(list) => <ExportRows list={list} />}
        </QueryBoundary>
      </div>
    </Dialog>
  );
}

function FormatChoice({ format, onChoose }: { format: Format; onChoose: (format: Format) => void }) {
  const t = useText('assets');
  const { locale } = usePage();
  return (
    <RadioGroup
      label={t('export_format')}
      value={format}
      onChange={onChoose}
      options={exportFormats.map((value) => ({ value, label: t(`export_${value}`), note: t(`export_${value}_note`) }))}
      hint={t('export_language', { language: locale.name })}
    />
  );
}

/** The zone of this browser, or UTC like the page. */
function ZoneChoice({ timezone, onChoose }: { timezone: number; onChoose: (timezone: number) => void }) {
  const t = useText('assets');
  const zones = [...new Set([minutesAheadOfUtc(), 0])];
  return (
    <Select
      label={t('export_zone')}
      value={String(timezone)}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      options={zones.map((minutes) => ({ value: String(minutes), label: zoneName(minutes) }))}
    />
  );
}
