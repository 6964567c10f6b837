import { exportFormats } from '@peerbourse/contract/money/exports/export.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { RadioGroup } from '@peerbourse/ui/fields/radio-group';
import { Select } from '@peerbourse/ui/fields/select';
import { Dialog } from '@peerbourse/ui/overlays/dialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Query } from '#base/api/query.ts';
import { useKnown } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { usePage } from '#base/page.tsx';
import { ProblemBanner } from '#parts/problem-banner.tsx';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import type { Problem } from '#parts/use-call-mutation.ts';
import { type ExportFiles, ExportRows } from './export-rows.tsx';
import { minutesAheadOfUtc, zoneName } from './zone-name.ts';

type Format = (typeof exportFormats)[number];

interface ExportDialogProps<Files extends ExportFiles> {
  title: string;
  note: string;
  /** The files of this kind; asked for more often while one of them is being made. */
  query: (isBusy?: boolean) => Query<Files>;
  perMonthOf: (files: Files) => number;
  act: { isRunning: boolean; problem: Problem | undefined };
  /** Why no file can be asked for with what is chosen in `children`. */
  reason?: string | undefined;
  onStart: (format: Format, timezone: number) => Promise<unknown>;
  onClose: () => void;
  /** What else is chosen. */
  children?: ReactNode;
}

/** Makes a file of what a page shows, and keeps the files of the last days at hand. Its words are those of the area `assets`. */
export function ExportDialog<Files extends ExportFiles>(props: ExportDialogProps<Files>) {
  const { title, note, query, perMonthOf, act, reason, onStart, onClose, children } = props;
  const t = useText('assets');
  const common = useText('common');
  const client = useQueryClient();
  const [format, setFormat] = useState<Format>('csv');
  const [timezone, setTimezone] = useState(minutesAheadOfUtc);
  const known = useKnown(query());
  const isBusy = known?.exports.some(({ state }) => state === 'waiting' || state === 'running') ?? false;

  async function start(): Promise<void> {
    await onStart(format, timezone);
    await client.invalidateQueries({ queryKey: query().queryKey });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      note={note}
      closeLabel={common('close')}
      actions={
        <>
          <Button
            isWide
            isLoading={act.isRunning}
            loadingLabel={t('export_starting')}
            reason={known?.left === 0 ? t('export_used_up') : (reason ?? false)}
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
        {children}
        <FormatChoice format={format} onChoose={setFormat} />
        <ZoneChoice timezone={timezone} onChoose={setTimezone} />
        <QueryBoundary query={query(isBusy)} fallback={<Skeleton shape="block" className="h-20" />}>
          {(files) => <ExportRows files={files} perMonth={perMonthOf(files)} query={query()} />}
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
