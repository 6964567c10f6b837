import type { Correction } from '@peerbourse/contract/ledger/ledger.shape';
import { useState } from 'react';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { CoinAmount } from '../coin-amount.tsx';
import { CopiedId } from '../copied-id.tsx';
import { fragmentOf } from '../ledger-address.ts';
import { correctionStates, purposeText } from '../ledger-words.ts';
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
        emptyWords={past.length === 0 ? 'Nothing has been decided yet.' : 'Nothing fits the filter.'}
      />
    </Panel>
  );
}

const columns: Column<Correction>[] = [
  {
    name: 'Customer',
    cell: ({ userId }) => <CopiedId id={userId} name={`Copy the user id ${userId}`} href={fragmentOf({ page: 'accounts', userId })} />,
  },
  { name: 'State', cell: ({ state }) => <StateTag {...correctionStates[state]} /> },
  { name: 'Amount', cell: ({ amount, coin }) => <CoinAmount amount={amount} coin={coin} isMove />, isAtEnd: true },
  { name: 'Wallet', cell: ({ wallet }) => purposeText(wallet) },
  { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
  { name: 'Proposed (UTC)', cell: ({ proposedBy, proposedAt }) => <Signed name={proposedBy} at={proposedAt} />, onCard: 'line' },
  {
    name: 'Decided (UTC)',
    onCard: 'line',
    cell: ({ decidedBy, decidedAt }) =>
      decidedBy !== null && decidedAt !== null ? (
        <Signed name={decidedBy} at={decidedAt} />
      ) : (
        <span className="text-ink-faint">nobody in time</span>
      ),
  },
  {
    name: 'Journal',
    onCard: 'line',
    cell: ({ journalId }) =>
      journalId === null ? (
        <span className="text-ink-faint">none</span>
      ) : (
        <CopiedId id={journalId} name="Copy the journal id" href={fragmentOf({ page: 'journal', journal: journalId })} isShort />
      ),
  },
];

function Signed({ name, at }: { name: string; at: string }) {
  return (
    <>
      {name}, <MomentText at={at} />
    </>
  );
}
