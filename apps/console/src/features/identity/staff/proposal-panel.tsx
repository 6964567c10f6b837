import { decideStaffProposal } from '@peerbourse/contract/identity/staff/decide-staff-proposal';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#api/use-submission.ts';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { InvitationNotice } from './invitation-notice.tsx';
import { ProposalDecision } from './proposal-decision.tsx';
import { staffProposalsQuery } from './staff-proposals.query.ts';
import { kindText, type Proposal, proposalTones, rolesText } from './staff-text.ts';

export function ProposalPanel() {
  const client = useQueryClient();
  const { data: proposals } = useQuery(staffProposalsQuery);
  const { progress, send } = useSubmission(decideStaffProposal);
  const [invited, setInvited] = useState<{ name: string; ticket: string }>();

  async function decide({ proposalNo, name }: Proposal, isApproved: boolean) {
    setInvited(undefined);
    const next = await send({ proposalNo, isApproved });
    if (next.state === 'done' && next.output.ticket !== null) setInvited({ name, ticket: next.output.ticket });
    await client.invalidateQueries();
  }

  return (
    <Panel id="proposals" title="Proposals" note="nobody decides their own">
      <div className="grid gap-3 px-4 tablet:px-5 [&>*]:mb-3">
        <OutcomeNotice progress={progress} />
        {invited && <InvitationNotice name={invited.name} ticket={invited.ticket} />}
      </div>
      {proposals ? (
        <CardTable
          caption="Proposals about staff"
          columns={columns(decide)}
          rows={proposals}
          keyOf={({ proposalNo }) => proposalNo}
          emptyText="Nothing has been proposed."
        />
      ) : (
        <Skeleton className="m-4 h-24" />
      )}
    </Panel>
  );
}

function columns(onDecide: (proposal: Proposal, isApproved: boolean) => void): Column<Proposal>[] {
  return [
    { name: 'Member', cell: ({ name }) => name },
    { name: 'State', cell: ({ state }) => <StateTag tone={proposalTones[state]} label={state} /> },
    { name: 'What', cell: (proposal) => <ProposedChange proposal={proposal} />, onCard: 'line' },
    { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
    {
      name: 'Proposed (UTC)',
      cell: ({ proposedBy, proposedAt }) => (
        <>
          {proposedBy}, <MomentText at={proposedAt} />
        </>
      ),
    },
    { name: 'Decided by', cell: ({ decidedBy }) => decidedBy ?? <span className="text-ink-faint">nobody yet</span> },
    {
      name: 'Action',
      isAtEnd: true,
      onCard: 'line',
      className: 'tablet:py-1!',
      cell: (proposal) => <ProposalDecision proposal={proposal} onDecide={(isApproved) => onDecide(proposal, isApproved)} />,
    },
  ];
}

function ProposedChange({ proposal: { kind, roles, email } }: { proposal: Proposal }) {
  return (
    <>
      {kindText[kind]}
      {roles && <span className="block text-12 text-ink-faint">{rolesText(roles)}</span>}
      {email && <span className="block text-12 text-ink-faint">{email}</span>}
    </>
  );
}
