import { appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { CaseList } from '#desk/case-list.tsx';
import type { CaseQueueAnswer, ListedCase } from '#desk/cases/case.query.ts';
import { caseReasonText, kindText, takerText } from '#desk/cases/case-text.ts';
import { TurnLine } from '#desk/cases/turn-line.tsx';
import { useServerNow } from '#desk/cases/use-server-now.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { OrderHead } from './order-head.tsx';

export interface CaseQueueProps {
  queue: CaseQueueAnswer;
  /** When the answer came, by the clock of this machine. */
  answeredAt: number;
  chosen: string;
  onChoose: (orderNo: string) => void;
}

/** Open cases as the server puts them: what staff are late with, what waits for staff, the rest. */
export function CaseQueue({ queue, answeredAt, chosen, onChoose }: CaseQueueProps) {
  const now = useServerNow(queue.serverTimestamp, answeredAt);
  return (
    <CaseList
      label="Cases"
      cases={queue.cases}
      keyOf={({ order }) => order.orderNo}
      chosen={chosen}
      emptyText="No case is open."
      onChoose={onChoose}
    >
      {(row) => <CaseLines row={row} now={now} />}
    </CaseList>
  );
}

function CaseLines({ row: { order, kind, reason, facts, takenBy }, now }: { row: ListedCase; now: number }) {
  const { name } = useStaffAccount();
  return (
    <>
      <OrderHead order={order} />
      <span className="text-13 break-words">
        {kindText[kind]}: {caseReasonText[reason]}
      </span>
      <span className="text-13">
        <TurnLine clock={appealClock(facts, now)} now={now} />
      </span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{order.orderNo}</span>
        <span className="truncate">{takerText(takenBy, name)}</span>
      </span>
    </>
  );
}
