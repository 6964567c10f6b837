import type { CallOutput } from '@peerbourse/contract/call';
import { endStaffSession } from '@peerbourse/contract/identity/staff/end-staff-session';
import type { staffSessions } from '@peerbourse/contract/identity/staff/staff-sessions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubmission } from '#api/use-submission.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { OutcomeNotice } from '#parts/outcome-notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { Skeleton } from '#parts/skeleton.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import { staffSessionsQuery } from './staff-sessions.query.ts';

type Session = CallOutput<typeof staffSessions>['sessions'][number];

export function SessionPanel() {
  const client = useQueryClient();
  const { data: sessions } = useQuery(staffSessionsQuery);
  const { progress, send } = useSubmission(endStaffSession);

  async function end(sessionNo: string) {
    await send({ sessionNo });
    await client.invalidateQueries({ queryKey: staffSessionsQuery.queryKey });
  }

  return (
    <Panel id="sessions" title="Where you are logged in">
      <div className="px-4 tablet:px-5">
        <OutcomeNotice progress={progress} />
      </div>
      {sessions ? (
        <CardTable
          caption="Your open sessions"
          columns={columns(end)}
          rows={sessions}
          keyOf={({ sessionNo }) => sessionNo}
          emptyText="There are no open sessions."
        />
      ) : (
        <Skeleton className="m-4 h-24" />
      )}
    </Panel>
  );
}

function columns(onEnd: (sessionNo: string) => void): Column<Session>[] {
  return [
    { name: 'Device', cell: ({ device }) => <LongText text={device || 'Unknown device'} />, onCard: 'line' },
    { name: 'Address', cell: ({ address }) => address },
    { name: 'Began (UTC)', cell: ({ beganAt }) => <MomentText at={beganAt} /> },
    { name: 'Seen (UTC)', cell: ({ seenAt }) => <MomentText at={seenAt} /> },
    {
      name: 'Action',
      onCard: 'corner',
      isAtEnd: true,
      className: 'tablet:py-1!',
      cell: ({ isCurrent, sessionNo }) =>
        isCurrent ? <StateTag tone="good" label="This one" /> : <Button onClick={() => onEnd(sessionNo)}>End session</Button>,
    },
  ];
}
