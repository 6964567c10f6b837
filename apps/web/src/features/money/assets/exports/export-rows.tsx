import type { ExportEntry } from '@peerbourse/contract/money/exports/export.shape';
import { displayDecimal } from '@peerbourse/rules/money';
import { Button } from '@peerbourse/ui/actions/button';
import { StatusTag } from '@peerbourse/ui/feedback/status-tag';
import { ProgressBar } from '@peerbourse/ui/figures/progress-bar';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { optionsOf } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { showToast } from '#base/toasts/toasts.ts';
import { Moment } from '#parts/moment.tsx';
import { VisuallyHidden } from '#parts/visually-hidden.tsx';
import { type ExportList, exportListQuery } from '#queries/exports/export-list.query.ts';
import { zoneName } from './zone-name.ts';

/** How many files are left, and what became of the earlier ones. */
export function ExportRows({ list: { exports, left, perMonth } }: { list: ExportList }) {
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
            <ExportRow key={entry.exportNo} entry={entry} />
          ))}
        </ul>
      )}
      <p className="text-12 text-ink-soft">{t('export_kept')}</p>
    </section>
  );
}

function ExportRow({ entry }: { entry: ExportEntry }) {
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
        {state === 'ready' && <DownloadButton entry={entry} />}
        {state === 'failed' && <StatusTag tone="error" label={t('export_failed')} />}
        {state === 'expired' && <StatusTag tone="quiet" label={t('export_expired')} />}
      </div>
      {(state === 'waiting' || state === 'running') && <Progress entry={entry} />}
    </li>
  );
}

function Progress({ entry: { state, rowsDone, rowsTotal } }: { entry: ExportEntry }) {
  const t = useText('assets');
  const counted = { done: displayDecimal(String(rowsDone)), total: displayDecimal(String(rowsTotal)) };
  return (
    <ProgressBar
      label={t('export_making')}
      value={rowsTotal === 0 ? 0 : rowsDone / rowsTotal}
      text={state === 'waiting' ? t('export_waiting') : t('export_progress', counted)}
    />
  );
}

/** The address of a file serves for a minute, so a new one is asked for when it is needed. */
function DownloadButton({ entry: { exportNo, format } }: { entry: ExportEntry }) {
  const t = useText('assets');
  const client = useQueryClient();

  async function download(): Promise<void> {
    const list = await client.fetchQuery<ExportList>({ ...optionsOf(exportListQuery()), staleTime: 0 }).catch(() => undefined);
    const address = list?.exports.find((found) => found.exportNo === exportNo)?.fileUrl;
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
