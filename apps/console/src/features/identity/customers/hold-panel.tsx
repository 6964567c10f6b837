import { useState } from 'react';
import { type HoldKind, holdText, type Profile } from '#desk/customer-text.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { HoldDialog } from './hold-dialog.tsx';

type Hold = Profile['holds'][number];

export interface HoldPanelProps {
  profile: Profile;
  mayAct: boolean;
  onDone: () => void;
}

export function HoldPanel({ profile, mayAct, onDone }: HoldPanelProps) {
  /** A kind to lift, or a new hold to place. */
  const [task, setTask] = useState<{ lift: HoldKind } | 'place'>();
  return (
    <Panel id="holds" title="Holds" state={mayAct && <Button onClick={() => setTask('place')}>Hold something back</Button>}>
      <CardTable
        caption="What is held back on this account"
        columns={mayAct ? [...columns, liftColumn((lift) => setTask({ lift }))] : columns}
        rows={profile.holds}
        keyOf={({ kind, beganAt }) => `${kind} ${beganAt}`}
        emptyText="Nothing is held back."
      />
      <HoldDialog
        task={task}
        userId={profile.userId}
        onClose={() => setTask(undefined)}
        onDone={() => {
          setTask(undefined);
          onDone();
        }}
      />
    </Panel>
  );
}

const columns: Column<Hold>[] = [
  { name: 'Held back', cell: ({ kind }) => holdText[kind] },
  { name: 'Reason', cell: ({ reason }) => <LongText text={reason} />, onCard: 'line' },
  { name: 'By', cell: ({ author }) => author },
  { name: 'Since (UTC)', cell: ({ beganAt }) => <MomentText at={beganAt} /> },
  { name: 'Until (UTC)', cell: ({ endsAt }) => (endsAt ? <MomentText at={endsAt} /> : 'until it is lifted') },
];

function liftColumn(onLift: (kind: HoldKind) => void): Column<Hold> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1!',
    cell: ({ kind }) => (
      <Button aria-label={`Lift ${holdText[kind]}`} onClick={() => onLift(kind)}>
        Lift
      </Button>
    ),
  };
}
