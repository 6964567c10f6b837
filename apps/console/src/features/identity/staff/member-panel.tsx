import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { staffListQuery } from './staff-list.query.ts';
import { type Member, memberTones, rolesText } from './staff-text.ts';

export function MemberPanel() {
  const { data: members } = useQuery(staffListQuery);
  /** A member to change, or nobody yet, to add one. */
  const [subject, setSubject] = useState<Member | 'new'>();
  const [isProposed, setIsProposed] = useState(false);

  function open(next: Member | 'new') {
    setIsProposed(false);
    setSubject(next);
  }

  return (
    <Panel
      id="members"
      title="Members"
      note="every change takes two persons"
      state={<Button onClick={() => open('new')}>Propose a member</Button>}
    >
      {isProposed && (
        <div className="px-4 pb-3 tablet:px-5">
          <Notice tone="good">Proposed. Somebody else has to decide it.</Notice>
        </div>
      )}
      {members ? (
        <CardTable
          caption="Members of staff with their roles"
          columns={columns(open)}
          rows={members}
          keyOf={({ staffId }) => staffId}
          emptyText="There are no members."
        />
      ) : (
        <Skeleton className="m-4 h-40" />
      )}
      <ProposeDialog
        subject={subject}
        onClose={() => setSubject(undefined)}
        onProposed={() => {
          setSubject(undefined);
          setIsProposed(true);
        }}
      />
    </Panel>
  );
}

function columns(onChange: (member: Member) => void): Column<Member>[] {
  return [
    { name: 'Name', cell: ({ name }) => name },
    { name: 'State', cell: ({ state }) => <StateTag tone={memberTones[state]} label={state} /> },
    { name: 'Roles', cell: ({ roles }) => rolesText(roles), onCard: 'line' },
    { name: 'Email', cell: ({ email }) => email, onCard: 'line' },
    {
      name: 'Seen (UTC)',
      cell: ({ seenAt }) => (seenAt ? <MomentText at={seenAt} /> : <span className="text-ink-faint">never</span>),
    },
    {
      name: 'Action',
      onCard: 'corner',
      isAtEnd: true,
      className: 'tablet:py-1!',
      cell: (member) => (
        <Button aria-label={`Propose a change of ${member.name}`} onClick={() => onChange(member)}>
          Propose a change
        </Button>
      ),
    },
  ];
}
