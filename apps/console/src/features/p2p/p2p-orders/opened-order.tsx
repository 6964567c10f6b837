import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { caseQuery, caseQueueQuery } from '#desk/cases/case.query.ts';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { CaseActions } from './case-actions.tsx';
import { CasePanel } from './case-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { OrderActDialog } from './order-act-dialog.tsx';
import { actsFor, hasCase, mayHandleCase, mayPropose, type OrderAct } from './order-acts.ts';
import { orderListKey, orderQuery, type ViewedOrder } from './order-desk.query.ts';
import { OrderPanel } from './order-panel.tsx';
import { orderTitle } from './order-text.ts';
import { ProposeDialog } from './propose-dialog.tsx';

export function OpenedOrder({ orderNo }: { orderNo: string }) {
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
  return <ShownOrder order={order} onReadAgain={refetch} />;
}

interface ShownOrderProps {
  order: ViewedOrder;
  onReadAgain: () => Promise<unknown>;
}

function ShownOrder({ order, onReadAgain }: ShownOrderProps) {
  const client = useQueryClient();
  const { roles } = useStaffAccount();
  const [asked, setAsked] = useState<'propose' | OrderAct>();
  const [done, setDone] = useState<string>();
  const isAppealed = hasCase(order);
  const seen = useQuery({ ...caseQuery(order.orderNo), enabled: isAppealed });

  /** The order first: whoever has to say why again is asked there, and the case follows with the same reason. */
  async function readAgain() {
    void client.invalidateQueries({ queryKey: orderListKey });
    void client.invalidateQueries({ queryKey: caseQueueQuery.queryKey });
    await onReadAgain();
    await client.invalidateQueries({ queryKey: caseQuery(order.orderNo).queryKey });
  }

  function conclude(message: string) {
    setAsked(undefined);
    setDone(message);
    void readAgain();
  }

  return (
    <div className="grid min-w-0 gap-4 min-[1400px]:contents">
      <div className="grid min-w-0 gap-4 min-[1400px]:sticky min-[1400px]:top-18 min-[1400px]:order-last">
        {done && <Notice tone="good">{done}</Notice>}
        <OrderActions order={order} onAsk={setAsked}>
          {seen.data && mayHandleCase(order, roles) && (
            <CaseActions order={order} takenBy={seen.data.takenBy} onDone={conclude} onRefused={() => void readAgain()} />
          )}
        </OrderActions>
      </div>
      <OrderPanel order={order}>
        {isAppealed && <CasePanel order={order} seen={seen} onReadAgain={() => void readAgain()} />}
        {isAppealed && seen.data !== null && <ChatPanel order={order} />}
      </OrderPanel>
      <ProposeDialog order={asked === 'propose' ? order : undefined} onClose={() => setAsked(undefined)} onDone={conclude} />
      <OrderActDialog
        act={typeof asked === 'object' ? asked : undefined}
        orderText={`${orderTitle(order)}, order ${order.orderNo}`}
        onClose={() => setAsked(undefined)}
        onDone={conclude}
      />
    </div>
  );
}

interface OrderActionsProps {
  order: ViewedOrder;
  onAsk: (act: 'propose' | OrderAct) => void;
  children: ReactNode;
}

function OrderActions({ order, onAsk, children }: OrderActionsProps) {
  const { roles, name } = useStaffAccount();
  const acts = actsFor(order, roles, name);
  const isProposer = mayPropose(order, roles);
  return (
    <Panel id="acts" title="Actions">
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-4 tablet:px-5 min-[1400px]:grid">
        {isProposer && (
          <Button kind="primary" size="large" onClick={() => onAsk('propose')}>
            Propose a ruling
          </Button>
        )}
        {acts.map((act, at) => (
          <Button key={act.title} size="large" onClick={() => onAsk(act)} {...(at === 0 ? { kind: 'primary' as const } : {})}>
            {act.button}
          </Button>
        ))}
        {children}
        <p className="text-12 text-ink-faint">{hintOf(order, acts.length > 0 || isProposer)}</p>
      </div>
    </Panel>
  );
}

function hintOf({ openRuling, orderStatus }: ViewedOrder, mayAct: boolean): string {
  if (mayAct) return 'Each act is kept in the audit log with your name.';
  if (orderStatus === 2 && openRuling) return `${openRuling.proposedBy} proposed a ruling. Another member decides.`;
  return orderStatus > 2 ? 'This order is over.' : 'Nothing here is for you to decide.';
}
