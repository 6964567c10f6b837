import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Button } from '#parts/button.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { OrderActDialog } from './order-act-dialog.tsx';
import { actsFor, mayPropose, type OrderAct } from './order-acts.ts';
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
  return <ShownOrder order={order} onChanged={() => void refetch()} />;
}

function ShownOrder({ order, onChanged }: { order: ViewedOrder; onChanged: () => void }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'propose' | OrderAct>();
  const [done, setDone] = useState<string>();

  function conclude(message: string) {
    setAsked(undefined);
    setDone(message);
    void client.invalidateQueries({ queryKey: orderListKey });
    onChanged();
  }

  return (
    <div className="grid min-w-0 gap-4 min-[1400px]:contents">
      <div className="grid min-w-0 gap-4 min-[1400px]:sticky min-[1400px]:top-18 min-[1400px]:order-last">
        {done && <Notice tone="good">{done}</Notice>}
        <OrderActions order={order} onAsk={setAsked} />
      </div>
      <OrderPanel order={order} />
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

function OrderActions({ order, onAsk }: { order: ViewedOrder; onAsk: (act: 'propose' | OrderAct) => void }) {
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
        <p className="text-12 text-ink-faint">{hintOf(order, acts.length > 0 || isProposer)}</p>
      </div>
    </Panel>
  );
}

function hintOf({ openRuling, orderStatus }: ViewedOrder, mayAct: boolean): string {
  if (mayAct) return 'Each act asks for a reason and is kept in the audit log.';
  if (orderStatus === 2 && openRuling) return `${openRuling.proposedBy} proposed a ruling. Another member decides.`;
  return orderStatus > 2 ? 'This order is over.' : 'Nothing here is for you to decide.';
}
