import type { Trader } from '#desk/trader.query.ts';
import { restrictionKindText, restrictionReasonText, restrictionState } from '#desk/trader-text.ts';
import { secondsSince, untilText } from '#parts/age-text.ts';
import { Button } from '#parts/button.tsx';
import { CardTable, type Column } from '#parts/card-table.tsx';
import { LongText } from '#parts/long-text.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { Tone } from '#parts/tone.ts';

type Restriction = Trader['restrictions'][number];

export interface RestrictionTableProps {
  restrictions: readonly Restriction[];
  nowMs: number;
  onLift: ((restrictionNo: string) => void) | undefined;
}

export function RestrictionTable({ restrictions, nowMs, onLift }: RestrictionTableProps) {
  return (
    <CardTable
      caption="Restrictions of this trader"
      columns={onLift ? [...columns(nowMs), liftColumn(nowMs, onLift)] : columns(nowMs)}
      rows={restrictions}
      keyOf={({ restrictionNo }) => restrictionNo}
      emptyText="Nothing was ever held back."
    />
  );
}

const tones: Record<ReturnType<typeof restrictionState>, Tone> = { 'in force': 'bad', lifted: 'quiet', over: 'quiet' };

function columns(nowMs: number): Column<Restriction>[] {
  return [
    {
      name: 'Held back',
      cell: (row) => (
        <span className="grid justify-items-start gap-1.5">
          {restrictionKindText[row.kind]}
          <StateTag tone={tones[restrictionState(row, nowMs)]} label={restrictionState(row, nowMs)} />
        </span>
      ),
    },
    {
      name: 'Why',
      onCard: 'line',
      className: 'tablet:w-full',
      cell: ({ reason, note }) => (
        <>
          {restrictionReasonText[reason]}
          <span className="block text-12 text-ink-soft">
            <LongText text={note} />
          </span>
        </>
      ),
    },
    {
      name: 'Set (UTC)',
      onCard: 'half',
      cell: ({ setAt, setBy }) => (
        <>
          <MomentText at={setAt} /> <span className="block text-12 text-ink-soft">by {setBy}</span>
        </>
      ),
    },
    { name: 'Until (UTC)', onCard: 'half', cell: (row) => <Ending row={row} nowMs={nowMs} /> },
  ];
}

function Ending({ row, nowMs }: { row: Restriction; nowMs: number }) {
  if (row.liftedAt !== null)
    return (
      <>
        <MomentText at={row.liftedAt} /> <span className="block text-12 text-ink-soft">lifted by {row.liftedBy}</span>
      </>
    );
  if (row.until === null) return 'until it is lifted';
  return (
    <>
      <MomentText at={row.until} />
      {restrictionState(row, nowMs) === 'in force' && (
        <span className="block text-12 text-ink-soft">{untilText(-secondsSince(row.until, nowMs))}</span>
      )}
    </>
  );
}

function liftColumn(nowMs: number, onLift: (restrictionNo: string) => void): Column<Restriction> {
  return {
    name: 'Action',
    onCard: 'corner',
    isAtEnd: true,
    className: 'tablet:py-1!',
    cell: (row) =>
      restrictionState(row, nowMs) === 'in force' && (
        <Button aria-label={`Lift: ${restrictionKindText[row.kind]}`} onClick={() => onLift(row.restrictionNo)}>
          Lift
        </Button>
      ),
  };
}
