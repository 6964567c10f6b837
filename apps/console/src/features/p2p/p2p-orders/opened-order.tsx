import type { StaffRole } from '@peerbourse/contract/call';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { caseQuery, caseQueueQuery, type ViewedCase } from '#desk/cases/case.query.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { CaseActions } from './case-actions.tsx';
import { CasePanel } from './case-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { AwardDialog } from './claims/award-dialog.tsx';
import { claimActsFor, isOpenClaim, mayAward, openAwardOf } from './claims/claim-acts.ts';
import { compensationsQuery } from './claims/compensation.query.ts';
import { type Compensations, compensationActsFor, mayCompensate } from './claims/compensation-acts.ts';
import { CompensationDialog } from './claims/compensation-dialog.tsx';
import { CompensationPanel } from './claims/compensation-panel.tsx';
import { HoldDialog } from './claims/hold-dialog.tsx';
import { FactPanel } from './facts/fact-panel.tsx';
import { FreezeDialog } from './freeze-dialog.tsx';
import { OrderActDialog } from './order-act-dialog.tsx';
import { actsFor, hasCase, mayFreeze, mayHandleCase, mayPropose, type OrderAct } from './order-acts.ts';
import { orderListKey, orderQuery, type ViewedOrder } from './order-desk.query.ts';
import { decisionKeys } from './order-keys.ts';
import { OrderPanel } from './order-panel.tsx';
import { orderTitle } from './order-text.ts';
import { ProposeDialog } from './propose-dialog.tsx';

export interface OpenedOrderProps {
  orderNo: string;
  /** Something was proposed or decided, so that the next case may follow. */
  onDecided: (message: string) => void;
}

export function OpenedOrder({ orderNo, onDecided }: OpenedOrderProps) {
  const client = useQueryClient();
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(orderNo));
  const needed = reasonNeeded(error);
  if (needed || !order) {
    return (
      <Panel id="order" title={`Order ${orderNo}`}>
        {needed ? (
          <ViewReasonForm
            viewsLeft={needed.viewsLeft}
            isBusy={isFetching}
            onReason={(reason) => void client.prefetchQuery(orderQuery(orderNo, reason))}
          />
        ) : order === null ? (
          <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">There is no order with this number.</p>
        ) : (
          <Unread error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }
  return <ShownOrder order={order} onReadAgain={refetch} onDecided={onDecided} />;
}

/** A dialog with fields of its own, or an act that needs only a reason. */
type Asked = 'propose' | 'award' | 'hold' | 'compensate' | 'freeze' | OrderAct;

interface ShownOrderProps {
  order: ViewedOrder;
  onReadAgain: () => Promise<unknown>;
  onDecided: (message: string) => void;
}

function ShownOrder({ order, onReadAgain, onDecided }: ShownOrderProps) {
  const client = useQueryClient();
  const { roles } = useStaffAccount();
  const [asked, setAsked] = useState<Asked>();
  const [done, setDone] = useState<string>();
  const isAppealed = hasCase(order);
  const seen = useQuery({ ...caseQuery(order.orderNo), enabled: isAppealed });
  const { data: compensations } = useQuery(compensationsQuery(order));

  /** The order first: whoever has to say why again is asked there, and the case follows with the same reason. */
  async function readAgain() {
    void client.invalidateQueries({ queryKey: orderListKey });
    void client.invalidateQueries({ queryKey: caseQueueQuery.queryKey });
    void client.invalidateQueries({ queryKey: compensationsQuery(order).queryKey });
    await onReadAgain();
    await client.invalidateQueries({ queryKey: caseQuery(order.orderNo).queryKey });
  }

  function conclude(message: string) {
    setAsked(undefined);
    setDone(message);
    void readAgain();
  }

  function decide(message: string) {
    conclude(message);
    onDecided(message);
  }

  return (
    <div className="grid min-w-0 gap-4 min-[1640px]:contents">
      <div className="grid min-w-0 gap-4 min-[1640px]:sticky min-[1640px]:top-18 min-[1640px]:order-last">
        {done && <Notice tone="good">{done}</Notice>}
        <OrderActions order={order} found={seen.data} compensations={compensations} isBusy={asked !== undefined} onAsk={setAsked}>
          {seen.data && seen.data.closed === null && mayHandleCase(roles) && (
            <CaseActions order={order} found={seen.data} onDone={conclude} onRefused={() => void readAgain()} />
          )}
        </OrderActions>
      </div>
      <OrderPanel order={order}>
        {isAppealed && <CasePanel order={order} seen={seen} onReadAgain={() => void readAgain()} />}
        <FactPanel order={order} found={seen.data} />
        <CompensationPanel found={compensations} />
        {isAppealed && seen.data !== null && <ChatPanel order={order} />}
      </OrderPanel>
      <FreezeDialog order={asked === 'freeze' ? order : undefined} onClose={() => setAsked(undefined)} onDone={conclude} />
      <HoldDialog order={asked === 'hold' ? order : undefined} onClose={() => setAsked(undefined)} onDone={conclude} />
      <AwardDialog order={asked === 'award' ? order : undefined} onClose={() => setAsked(undefined)} onDone={decide} />
      <CompensationDialog
        orderNo={order.orderNo}
        possible={askedFor(asked, compensations)}
        onClose={() => setAsked(undefined)}
        onDone={decide}
      />
      <ProposeDialog order={asked === 'propose' ? order : undefined} onClose={() => setAsked(undefined)} onDone={decide} />
      <OrderActDialog
        act={typeof asked === 'object' ? asked : undefined}
        orderText={`${orderTitle(order)}, order ${order.orderNo}`}
        onClose={() => setAsked(undefined)}
        onDone={decide}
      />
    </div>
  );
}

function askedFor(asked: Asked | undefined, found: Compensations | undefined): Compensations['possible'] | undefined {
  return asked === 'compensate' ? found?.possible : undefined;
}

interface OrderActionsProps {
  order: ViewedOrder;
  found: ViewedCase | null | undefined;
  compensations: Compensations | undefined;
  /** A dialog is open. */
  isBusy: boolean;
  onAsk: (act: Asked) => void;
  children: ReactNode;
}

function OrderActions({ order, found, compensations, isBusy, onAsk, children }: OrderActionsProps) {
  const { roles, name } = useStaffAccount();
  const claim = isOpenClaim(found) ? found : undefined;
  const acts = [
    ...actsFor(order, roles, name),
    ...(claim ? claimActsFor(order, claim, roles, name) : []),
    ...compensationActsFor(compensations, roles, name),
  ];
  const isCompensating = mayCompensate(compensations, roles);
  const proposal = proposalOf(order, claim, roles);
  const isFreezer = mayFreeze(order, roles);
  const approval = acts.find(({ answer }) => answer === 'approve');
  const rejection = acts.find(({ answer }) => answer === 'reject');

  useDeskKeys(decisionKeys, !isBusy, (act) => {
    const wanted = { approve: approval, reject: rejection, propose: proposal }[act];
    if (wanted) onAsk(wanted);
  });

  return (
    <Panel id="acts" title="Actions">
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 tablet:px-5 min-[1640px]:grid">
        {proposal && (
          <Button kind="primary" size="large" aria-keyshortcuts="p" onClick={() => onAsk(proposal)}>
            {proposal === 'award' ? 'Propose an award' : 'Propose a ruling'} <kbd className="font-mono text-12">P</kbd>
          </Button>
        )}
        {proposal === 'award' && (
          <Button size="large" onClick={() => onAsk('hold')}>
            Hold coins
          </Button>
        )}
        {isCompensating && (
          <Button size="large" onClick={() => onAsk('compensate')}>
            Propose a compensation
          </Button>
        )}
        {acts.map((act) => (
          <Button key={act.title} size="large" kind={act.answer === 'approve' ? 'primary' : 'danger'} onClick={() => onAsk(act)}>
            {act.button} {act.answer && <kbd className="font-mono text-12">{act.answer === 'approve' ? 'A' : 'X'}</kbd>}
          </Button>
        ))}
        {isFreezer && (
          <Button kind="danger" size="large" onClick={() => onAsk('freeze')}>
            Freeze
          </Button>
        )}
        {children}
        <p className="text-12 text-ink-faint">{hintOf(order, claim, acts.length > 0 || proposal !== undefined || isCompensating)}</p>
      </div>
    </Panel>
  );
}

function proposalOf(order: ViewedOrder, claim: ViewedCase | undefined, roles: readonly StaffRole[]): 'propose' | 'award' | undefined {
  if (claim) return mayAward(claim, roles) ? 'award' : undefined;
  return mayPropose(order, roles) ? 'propose' : undefined;
}

function hintOf({ openRuling, orderStatus }: ViewedOrder, claim: ViewedCase | undefined, mayAct: boolean): string {
  if (mayAct) return 'Each act is kept in the audit log with your name.';
  const award = claim && openAwardOf(claim);
  if (award) return `${award.proposedBy} proposed an award. Another member decides.`;
  if (orderStatus === 2 && openRuling) return `${openRuling.proposedBy} proposed a ruling. Another member decides.`;
  return orderStatus > 2 && !claim ? 'This order is over.' : 'Nothing here is for you to decide.';
}
