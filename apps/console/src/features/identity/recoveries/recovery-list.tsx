import { CaseList } from '#desk/case-list.tsx';
import { agoText, secondsSince, untilText } from '#parts/age-text.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { QueuedRecovery } from './recovery-queue.query.ts';
import { kindText, lostText, tagOf } from './recovery-text.ts';

export interface RecoveryListProps {
  cases: readonly QueuedRecovery[];
  chosen: string | undefined;
  nowMs: number;
  onChoose: (caseNo: string) => void;
}

export function RecoveryList({ cases, chosen, nowMs, onChoose }: RecoveryListProps) {
  return (
    <CaseList
      label="Recoveries"
      cases={cases}
      keyOf={({ caseNo }) => caseNo}
      chosen={chosen}
      emptyText="Nothing is waiting here."
      onChoose={onChoose}
    >
      {(row) => (
        <>
          <span className="flex items-center justify-between gap-2">
            <b className="truncate font-semibold">{row.email ?? row.phone ?? row.userId}</b>
            <StateTag {...tagOf(row)} />
          </span>
          <span className="text-13 text-ink-soft">
            {row.kind === 'second-factor' ? `${kindText[row.kind]}: ${lostText(row).toLowerCase()}` : kindText[row.kind]}
          </span>
          <span className="text-12 text-ink-faint">case {row.caseNo}</span>
          <span className="flex justify-between gap-2 text-12 text-ink-faint">
            <span>{row.identityLevel === 2 ? 'verified' : 'not verified'}</span>
            {row.effectiveAt ? (
              <MomentText at={row.effectiveAt}>takes effect {untilText(-secondsSince(row.effectiveAt, nowMs))}</MomentText>
            ) : (
              <MomentText at={row.askedAt}>{agoText(secondsSince(row.askedAt, nowMs))}</MomentText>
            )}
          </span>
        </>
      )}
    </CaseList>
  );
}
