import type { Correction } from '@peerbourse/contract/money/ledger/ledger.shape';
import { useState } from 'react';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { correctionText, subjectText } from '../ledger-text.ts';
import { CorrectionAmount } from './correction-amount.tsx';
import { CorrectionDecision } from './correction-decision.tsx';
import { CorrectionSubject } from './correction-subject.tsx';
import { CorrectionValue } from './correction-value.tsx';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { DecidedNotice } from './decided-notice.tsx';

export interface CorrectionQueueProps {
  waiting: readonly Correction[];
  proposed: Correction | undefined;
  nowMs: number;
  onPropose: (() => void) | undefined;
  onDecide: () => void;
}

export function CorrectionQueue({ waiting, proposed, nowMs, onPropose, onDecide }: CorrectionQueueProps) {
  const [decision, setDecision] = useState<Decision>();
  const [decided, setDecided] = useState<Correction>();

  function open(next: Decision) {
    setDecided(undefined);
    onDecide();
    setDecision(next);
  }

  return (
    <Panel
      id="waiting"
      title="Waiting for a decision"
      note="one proposes, another decides; after 7 days it expires"
      state={
        onPropose && (
          <Button aria-keyshortcuts="n" onClick={onPropose}>
            Propose a correction <kbd className="font-mono text-12 text-ink-faint">N</kbd>
          </Button>
        )
      }
    >
      <div className="grid gap-3 px-4 tablet:px-5 [&>*]:mb-3">
        {proposed && (
          <Notice tone="good">
            Proposed for {subjectText(proposed)}: {correctionText(proposed)}. Somebody else has to decide it.
          </Notice>
        )}
        {decided && <DecidedNotice correction={decided} />}
      </div>
      <CardTable
        caption="Corrections that wait for a decision"
        columns={columns(nowMs, open)}
        rows={waiting}
        keyOf={({ correctionNo }) => correctionNo}
        emptyText="Nothing waits for a decision."
      />
      <DecideDialog
        decision={decision}
        onClose={() => setDecision(undefined)}
        onDecided={(correction) => {
          setDecision(undefined);
          setDecided(correction);
        }}
      />
    </Panel>
  );
}

function columns(nowMs: number, onDecide: (decision: Decision) => void): Column<Correction>[] {
  return [
    {
      name: 'Customer',
      cell: (correction) => <CorrectionSubject correction={correction} />,
    },
    { name: 'Amount', cell: (correction) => <CorrectionAmount correction={correction} />, isAtEnd: true, onCard: 'half' },
    { name: 'Worth', cell: (correction) => <CorrectionValue correction={correction} />, isAtEnd: true, onCard: 'half' },
    { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
    {
      name: 'Proposed',
      onCard: 'line',
      cell: ({ proposedBy, proposedAt }) => (
        <>
          {proposedBy}, <MomentText at={proposedAt}>{agoText(secondsSince(proposedAt, nowMs))}</MomentText>
        </>
      ),
    },
    {
      name: 'Action',
      isAtEnd: true,
      onCard: 'line',
      className: 'tablet:py-1!',
      cell: (correction) => <CorrectionDecision correction={correction} onDecide={(isApproved) => onDecide({ correction, isApproved })} />,
    },
  ];
}
