import { withdrawMarketChange } from '@peerbourse/contract/markets/spot/desk/withdraw-market-change';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { ProposalActions, proposalTones } from '#desk/proposal-actions.tsx';
import { Unread } from '#desk/unread.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { lookAgain, type MarketProposal, marketProposalsQuery } from '../market-desk.query.ts';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { changeName, ProposedChange } from './proposed-change.tsx';

/** What markets are to become: what waits, and what became of the others. */
export function ProposalPanel() {
  const client = useQueryClient();
  const { data: proposals, error, refetch } = useQuery(marketProposalsQuery);
  const { progress, send } = useSubmission(withdrawMarketChange);
  const [decision, setDecision] = useState<Decision>();
  const [done, setDone] = useState<string>();

  async function withdraw({ proposalNo, symbol }: MarketProposal) {
    setDone(undefined);
    const next = await send({ proposalNo });
    if (next.state === 'done') setDone(`${symbol}: withdrawn. Nothing has changed.`);
    await lookAgain(client);
  }

  return (
    <Panel id="market-proposals" title="Proposed changes" note="one proposes, another decides; after 7 days it expires">
      <div className="grid gap-3 px-4 tablet:px-5 [&>*]:mb-3">
        <OutcomeNotice progress={progress} />
        {done && <Notice tone="good">{done}</Notice>}
      </div>
      {proposals ? (
        <CardTable
          caption="Proposed changes of markets"
          columns={columns(setDecision, (proposal) => void withdraw(proposal))}
          rows={proposals}
          keyOf={({ proposalNo }) => proposalNo}
          emptyText="Nothing has been proposed in the last 90 days."
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-24" />
      )}
      <DecideDialog
        decision={decision}
        onClose={() => {
          setDecision(undefined);
          // A refusal is news as well: somebody else was faster, or the market has changed.
          void lookAgain(client);
        }}
        onDecided={(message) => {
          setDecision(undefined);
          setDone(message);
          void lookAgain(client);
        }}
      />
    </Panel>
  );
}

function columns(onDecide: (decision: Decision) => void, onWithdraw: (proposal: MarketProposal) => void): Column<MarketProposal>[] {
  return [
    { name: 'Market', cell: ({ symbol }) => symbol },
    { name: 'State', cell: ({ state }) => <StateTag tone={proposalTones[state]} label={state} />, onCard: 'corner' },
    {
      name: 'Change',
      cell: (proposal) => (
        <details>
          <summary className="cursor-pointer">{changeName[proposal.change.kind]}</summary>
          <div className="my-2">
            <ProposedChange proposal={proposal} />
          </div>
        </details>
      ),
      onCard: 'line',
    },
    { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
    {
      name: 'Proposed (UTC)',
      cell: ({ proposedBy, proposedAt }) => (
        <>
          {proposedBy}, <MomentText at={proposedAt} />
        </>
      ),
      onCard: 'half',
    },
    { name: 'Decided by', cell: ({ decidedBy }) => decidedBy ?? <span className="text-ink-faint">nobody</span>, onCard: 'half' },
    {
      name: 'Action',
      isAtEnd: true,
      onCard: 'line',
      className: 'tablet:py-1!',
      cell: (proposal) => (
        <ProposalActions
          name={proposal.symbol}
          proposal={proposal}
          onDecide={(isApproved) => onDecide({ proposal, isApproved })}
          onWithdraw={() => onWithdraw(proposal)}
        />
      ),
    },
  ];
}
