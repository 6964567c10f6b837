import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useState } from 'react';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { correctionStates } from '../ledger-text.ts';
import { CorrectionAmount } from './correction-amount.tsx';
import { CorrectionSubject } from './correction-subject.tsx';
import { filteredCorrections } from './filtered-corrections.ts';

export function CorrectionHistory({ past }: { past: readonly Correction[] }) {
  const [typed, setTyped] = useState('');
  const found = filteredCorrections(past, typed);
  return (
    <Panel
      id="history"
      title="History"
      note={`the last 90 days, ${past.length} in all`}
      state={
        <input
          type="search"
          aria-label="Filter the history by customer, coin, state, member or reason"
          placeholder="Filter"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-9 w-52 max-w-full rounded-medium border border-control bg-canvas px-3 text-13 hover:border-ink-soft focus-visible:border-brand focus-visible:outline-offset-0 pointer-coarse:h-11"
        />
      }
    >
      <CardTable
        caption="Corrections that were decided or have expired"
        columns={columns}
        rows={found}
        keyOf={({ correctionNo }) => correctionNo}
        emptyText={past.length === 0 ? 'Nothing has been decided yet.' : 'Nothing fits the filter.'}
      />
    </Panel>
  );
}

const columns: Column<Correction>[] = [
  {
    name: 'Customer',
    cell: (correction) => <CorrectionSubject correction={correction} />,
  },
  { name: 'Amount', cell: (correction) => <CorrectionAmount correction={correction} />, isAtEnd: true, onCard: 'half' },
  { name: 'State and journal', cell: (correction) => <Outcome correction={correction} />, onCard: 'half' },
  { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
  { name: 'Proposed, decided (UTC)', cell: (correction) => <Signatures correction={correction} />, onCard: 'line' },
];

function Outcome({ correction: { state, journalId } }: { correction: Correction }) {
  return (
    <>
      <StateTag {...correctionStates[state]} />
      {journalId !== null && (
        <span className="mt-1 block text-12">
          <CopiedId id={journalId} name="Copy the journal id" href={fragmentOf({ page: 'journal', journal: journalId })} isShort />
        </span>
      )}
    </>
  );
}

/** Who proposed and who decided, with the times beneath each other. */
function Signatures({ correction: { proposedBy, proposedAt, decidedBy, decidedAt } }: { correction: Correction }) {
  return (
    <span className="grid grid-cols-[minmax(3.5rem,auto)_1fr] gap-x-3">
      <span className="break-words">{proposedBy}</span>
      <MomentText at={proposedAt} />
      {decidedBy !== null && decidedAt !== null ? (
        <>
          <span className="break-words">{decidedBy}</span>
          <MomentText at={decidedAt} />
        </>
      ) : (
        <span className="col-span-2 text-ink-faint">nobody in time</span>
      )}
    </span>
  );
}
