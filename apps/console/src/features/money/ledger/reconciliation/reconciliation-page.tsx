import { useQuery } from '@tanstack/react-query';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { CheckPanel } from './check-panel.tsx';
import { PowerPanel } from './power-panel.tsx';
import { reconciliationQuery } from './reconciliation.query.ts';
import { SuspensePanel } from './suspense-panel.tsx';
import { useLedgerVerdict } from './use-ledger-verdict.ts';
import { VerdictLine } from './verdict-line.tsx';

/** Does the ledger add up? Asking makes the server look at once; nothing here is older than it says. */
export function ReconciliationPage() {
  const { data: report, isFetching, isError, refetch } = useQuery(reconciliationQuery);
  const verdict = useLedgerVerdict();
  return (
    <>
      <VerdictLine verdict={verdict}>
        {report && (
          <>
            Last run <MomentText at={report.at} /> UTC. It runs again every minute while you look.
          </>
        )}
      </VerdictLine>
      <div>
        <Button isBusy={isFetching} aria-keyshortcuts="r" onClick={() => void refetch()}>
          Run the checks now <kbd className="font-mono text-12 text-ink-faint">R</kbd>
        </Button>
      </div>
      {report ? (
        // What is no longer known to be true loses its colours.
        <div className={`grid gap-4 ${isError && !report.isRed ? 'grayscale' : ''}`}>
          <CheckPanel checks={report.checks} />
          <SuspensePanel suspense={report.suspense} at={report.at} />
          <PowerPanel />
        </div>
      ) : (
        !isError && <Skeleton className="h-150" />
      )}
    </>
  );
}
