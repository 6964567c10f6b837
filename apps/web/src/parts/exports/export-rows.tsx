import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { Button } from '@peerbourse/ui/actions/button';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import type { Query } from '#base/api/query.ts';
import { optionsOf } from '#base/api/read.ts';
import { useFormat } from '#base/i18n/format.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { Moment } from '#parts/moment.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { zoneName } from './zone-name.ts';

export interface ExportFiles {
  exports: ExportEntry[];
  left: number;
}

interface ExportRowsProps {
  files: ExportFiles;
  perMonth: number;
  query: Query<ExportFiles>;
}

/** How many files are left, and what became of the earlier ones. */
export function ExportRows({ files: { exports, left }, perMonth, query }: ExportRowsProps) {
  const t = useText('assets');
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={title} className="text-14 font-semibold">
          {t('export_files')}
        </h3>
        <p className="text-13 text-ink-soft">{t('export_left', { left, perMonth })}</p>
      </div>
      {exports.length === 0 ? (
        <p className="text-13 text-ink-soft">{t('export_no_files')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-medium border border-line">
          {exports.map((entry) => (
            <ExportRow key={entry.exportNo} entry={entry} query={query} />
          ))}
        </ul>
      )}
      <p className="text-12 text-ink-soft">{t('export_kept')}</p>
    </section>
  );
}

function ExportRow({ entry, query }: { entry: ExportEntry; query: Query<ExportFiles> }) {
  const t = useText('assets');
  const { exportNo, format, timezone, state, askedAt } = entry;
  return (
    <li data-export={exportNo} className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <span className="block font-semibold">
            {t(`export_${format}`)} · <Moment at={askedAt} />
          </span>
          <span className="block text-12 text-ink-soft">{t('export_in_zone', { zone: zoneName(timezone) })}</span>
        </p>
        {state === 'ready' && <DownloadButton entry={entry} query={query} />}
        {state === 'failed' && <StatusTag tone="error" label={t('export_failed')} />}
        {state === 'expired' && <StatusTag tone="quiet" label={t('export_expired')} />}
      </div>
      {(state === 'waiting' || state === 'running') && <Progress entry={entry} />}
    </li>
  );
}

function Progress({ entry: { state, rowsDone, rowsTotal } }: { entry: ExportEntry }) {
  const format = useFormat();
  const t = useText('assets');
  const counted = { done: format.count(rowsDone), total: format.count(rowsTotal) };
  return (
    <ProgressBar
      label={t('export_making')}
      value={rowsTotal === 0 ? 0 : rowsDone / rowsTotal}
      text={state === 'waiting' ? t('export_waiting') : t('export_progress', counted)}
    />
  );
}

/** The address of a file serves for a minute, so a new one is asked for when it is needed. */
function DownloadButton({ entry: { exportNo, format }, query }: { entry: ExportEntry; query: Query<ExportFiles> }) {
  const t = useText('assets');
  const client = useQueryClient();

  async function download(): Promise<void> {
    const files = await client.fetchQuery<ExportFiles>({ ...optionsOf(query), staleTime: 0 }).catch(() => undefined);
    const address = files?.exports.find((found) => found.exportNo === exportNo)?.fileUrl;
    if (address) location.assign(address);
    else showToast('error', t('export_gone'));
  }

  return (
    <Button size="small" variant="secondary" iconStart={<Download size={16} />} onClick={() => void download()}>
      {t('export_download')}
      <VisuallyHidden text={t(`export_${format}`)} />
    </Button>
  );
}
