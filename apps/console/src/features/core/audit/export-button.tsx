import { exportEntries } from '@peerbourse/contract/core/audit/export-entries';
import { english } from '@peerbourse/rules/formats/format';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { saveFile } from '#parts/save-file.ts';
import type { AuditFilter } from './audit-list.query.ts';

/** The entries that fit, as a file. Taking it is an entry of the log, too. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const { progress, send } = useSubmission(exportEntries);
  const [done, setDone] = useState<string>();

  async function take() {
    setDone(undefined);
    const next = await send(filter);
    if (next.state !== 'done') return;
    const { csv, count, isCut } = next.output;
    saveFile('audit-log.csv', csv);
    setDone(`${english.number(String(count))} entries are in the file.${isCut ? ' Older ones that fit did not: narrow the time.' : ''}`);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 tablet:px-5">
      <Button isBusy={progress.state === 'sending'} onClick={() => void take()}>
        Export as CSV
      </Button>
      <p className="text-12 text-ink-faint">Up to 5,000 entries with these filters. That you took them is kept in the log.</p>
      <div className="w-full empty:hidden">
        {done && <Notice tone="good">{done}</Notice>}
        <OutcomeNotice progress={progress} />
      </div>
    </div>
  );
}
