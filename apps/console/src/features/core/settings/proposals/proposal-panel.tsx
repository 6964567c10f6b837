import { withdrawSettingChange } from '@peerbourse/contract/core/settings/withdraw-setting-change';
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
import { lookAgain } from '../setting-change.ts';
import { DecideDialog, type Decision } from './decide-dialog.tsx';
import { ProposedChange } from './proposed-change.tsx';
import { type SettingProposal, settingProposalsQuery } from './setting-proposals.query.ts';

/** Changes of settings that take two persons: what waits, and what became of the others. */
export function ProposalPanel() {
  const client = useQueryClient();
  const { data: proposals, error, refetch } = useQuery(settingProposalsQuery);
  const { progress, send } = useSubmission(withdrawSettingChange);
  const [decision, setDecision] = useState<Decision>();
  const [done, setDone] = useState<string>();

  async function withdraw({ proposalNo, key }: SettingProposal) {
    setDone(undefined);
    const next = await send({ proposalNo });
    if (next.state === 'done') setDone(`${key}: withdrawn. Nothing has changed.`);
    await lookAgain(client);
  }

  function open(next: Decision) {
    setDone(undefined);
    setDecision(next);
  }

  return (
    <Panel id="setting-proposals" title="Proposed settings" note="one proposes, another decides; after 7 days it expires">
      <div className="grid gap-3 px-4 tablet:px-5 [&>*]:mb-3">
        <OutcomeNotice progress={progress} />
        {done && <Notice tone="good">{done}</Notice>}
      </div>
      {proposals ? (
        <CardTable
          caption="Proposed changes of settings"
          columns={columns(open, (proposal) => void withdraw(proposal))}
          rows={proposals}
          keyOf={({ proposalNo }) => proposalNo}
          emptyText="Nothing has been proposed in the last 90 days."
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} className="h-24" />
      )}
      <DecideDialog
        decision={decision}
        onClose={() => setDecision(undefined)}
        onDecided={(message) => {
          setDecision(undefined);
          setDone(message);
        }}
      />
    </Panel>
  );
}

function columns(onDecide: (decision: Decision) => void, onWithdraw: (proposal: SettingProposal) => void): Column<SettingProposal>[] {
  return [
    { name: 'Setting', cell: ({ key }) => <span className="break-words">{key}</span> },
    { name: 'State', cell: ({ state }) => <StateTag tone={proposalTones[state]} label={state} /> },
    {
      name: 'Change',
      cell: (proposal) => (
        <details>
          <summary className="cursor-pointer">since version {proposal.version}</summary>
          <p className="my-2 text-12 text-ink-soft">{proposal.effect}</p>
          <ProposedChange proposal={proposal} />
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
    {
      name: 'Decided by',
      cell: ({ decidedBy }) => decidedBy ?? <span className="text-ink-faint">nobody</span>,
      onCard: 'half',
    },
    {
      name: 'Action',
      isAtEnd: true,
      onCard: 'line',
      className: 'tablet:py-1!',
      cell: (proposal) => (
        <ProposalActions
          name={proposal.key}
          proposal={proposal}
          onDecide={(isApproved) => onDecide({ proposal, isApproved })}
          onWithdraw={() => onWithdraw(proposal)}
        />
      ),
    },
  ];
}
