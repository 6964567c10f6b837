import { type AppealClock, appealClock } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caseQuery, type ViewedCase } from '#desk/cases/case.query.ts';
import { caseReasonText, kindText, openerText, sequelText, sideNames, silentText, takerText } from '#desk/cases/case-text.ts';
import { TurnLine } from '#desk/cases/turn-line.tsx';
import { useServerNow } from '#desk/cases/use-server-now.ts';
import { FactGrid } from '#desk/fact-grid.tsx';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { MomentText } from '#parts/moment-text.tsx';
import { Panel } from '#parts/panel.tsx';
import { StateTag } from '#parts/state-tag.tsx';
import type { Tone } from '#parts/tone.ts';
import { useStaffAccount } from '#session/staff-session.ts';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseWords } from './case-words.tsx';
import { ClaimLists } from './claims/claim-lists.tsx';
import type { ViewedOrder } from './order-desk.query.ts';
import { eventText } from './order-text.ts';

export interface CasePanelProps {
  order: ViewedOrder;
  seen: UseQueryResult<ViewedCase | null>;
  onReadAgain: () => void;
}

/** The newest case of an order. The order was looked at with a reason, which usually still counts. */
export function CasePanel({ order, seen, onReadAgain }: CasePanelProps) {
  const client = useQueryClient();
  const { data: found, error, isFetching, dataUpdatedAt, refetch } = seen;
  const needed = reasonNeeded(error);
  if (found && !needed)
    return <ShownCase order={order} found={found} answeredAt={dataUpdatedAt} isBusy={isFetching} onReadAgain={onReadAgain} />;
  if (found === null && !needed) return null;
  return (
    <Panel id="case" title="Case">
      {needed ? (
        <ViewReasonForm
          viewsLeft={needed.viewsLeft}
          isBusy={isFetching}
          onReason={(reason) => void client.prefetchQuery(caseQuery(order.orderNo, reason))}
        />
      ) : (
        <Unread error={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}

interface ShownCaseProps {
  order: ViewedOrder;
  found: ViewedCase;
  /** When the answer came, by the clock of this machine. */
  answeredAt: number;
  isBusy: boolean;
  onReadAgain: () => void;
}

function ShownCase({ order, found, answeredAt, isBusy, onReadAgain }: ShownCaseProps) {
  const { name } = useStaffAccount();
  const names = sideNames(order.buyer.nickName, order.seller.nickName);
  const now = useServerNow(found.serverTimestamp, answeredAt);
  const clock = found.closed ? undefined : appealClock(found.facts, now);
  return (
    <Panel id="case" title="Case" note={takerText(found.takenBy, name)} state={<StateTag {...stateOf(clock)} />}>
      <div className="grid gap-4 border-t border-line px-4 py-4 tablet:px-5">
        <FactGrid facts={[...beginning(found), ...(clock ? standing(clock, now) : ending(found))]} />
        <ClaimLists found={found} coinCode={order.coinCode} />
        <CaseWords found={found} names={names} />
        <CaseEvidence evidence={found.evidence} names={names} />
        <div>
          <Button isBusy={isBusy} onClick={onReadAgain}>
            Read again
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function stateOf(clock: AppealClock | undefined): { tone: Tone; label: string } {
  if (!clock) return { tone: 'quiet', label: 'Closed' };
  return clock.isLate ? { tone: 'bad', label: 'Late' } : { tone: 'watch', label: 'Open' };
}

type Facts = ReadonlyArray<readonly [string, ReactNode]>;

function beginning({ kind, reason, facts: { openedBy, openedAt } }: ViewedCase): Facts {
  return [
    ['Kind', kindText[kind]],
    ['Reason', caseReasonText[reason]],
    ['Opened by', openerText[openedBy]],
    ['Opened (UTC)', <MomentText key="opened" at={new Date(openedAt).toISOString()} />],
  ];
}

function ending({ closed }: ViewedCase): Facts {
  if (!closed) return [];
  return [
    ['Ended (UTC)', <MomentText key="ended" at={new Date(closed.at).toISOString()} />],
    ['Ended by', eventText(closed.by)],
  ];
}

function standing(clock: AppealClock, now: number): Facts {
  return [
    ['Turn', <TurnLine key="turn" clock={clock} now={now} />],
    ['Until (UTC)', <MomentText key="until" at={new Date(clock.until).toISOString()} />],
    ['Otherwise', sequelText(clock)],
    ['Silent', silentText(clock.silent)],
  ];
}
