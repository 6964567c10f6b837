import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonNeeded } from '#desk/recorded-view.ts';
import { traderListKey, traderQuery } from '#desk/trader.query.ts';
import { Unread } from '#desk/unread.tsx';
import { ViewReasonForm } from '#desk/view-reason-form.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { useStaffAccount } from '#session/staff-session.ts';
import { ReasonDialog, type ReasonedAct } from './reason-dialog.tsx';
import { RestrictDialog } from './restrict-dialog.tsx';
import { TraderActions } from './trader-actions.tsx';
import { liftAct, publishAct } from './trader-acts.ts';
import { TraderPanel } from './trader-panel.tsx';

export function OpenedTrader({ userId }: { userId: string }) {
  const client = useQueryClient();
  const mayAct = useStaffAccount().roles.includes('risk');
  const { data: trader, error, isFetching, refetch, dataUpdatedAt } = useQuery(traderQuery(userId));
  const needed = reasonNeeded(error);
  const [asked, setAsked] = useState<'restrict' | ReasonedAct>();
  const [done, setDone] = useState<string>();
  if (needed || !trader) {
    return (
      <Panel id="trader" title={`User ${userId}`}>
        {needed ? (
          <ViewReasonForm
            viewsLeft={needed.viewsLeft}
            isBusy={isFetching}
            onReason={(reason) => void client.prefetchQuery(traderQuery(userId, reason))}
          />
        ) : trader === null ? (
          <p className="border-t border-line px-4 py-6 text-13 text-ink-soft tablet:px-5">Nobody in the P2P market has this user id.</p>
        ) : (
          <Unread error={error} onRetry={() => void refetch()} />
        )}
      </Panel>
    );
  }

  function ask(act: 'restrict' | ReasonedAct) {
    setDone(undefined);
    setAsked(act);
  }

  function conclude(message: string) {
    setAsked(undefined);
    setDone(message);
    void client.invalidateQueries({ queryKey: traderListKey });
    void refetch();
  }

  function lift(restrictionNo: string) {
    const restriction = trader?.restrictions.find((each) => each.restrictionNo === restrictionNo);
    if (restriction) ask(liftAct(restriction));
  }

  return (
    <div className="grid min-w-0 gap-4 min-[1640px]:contents">
      <div className="grid min-w-0 gap-4 min-[1640px]:sticky min-[1640px]:top-18 min-[1640px]:order-last">
        {done && <Notice tone="good">{done}</Notice>}
        <TraderActions trader={trader} mayAct={mayAct} onRestrict={() => ask('restrict')} onPublishRight={() => ask(publishAct(trader))} />
      </div>
      <TraderPanel trader={trader} nowMs={dataUpdatedAt} onLift={mayAct ? lift : undefined} />
      <RestrictDialog trader={asked === 'restrict' ? trader : undefined} onClose={() => setAsked(undefined)} onDone={conclude} />
      <ReasonDialog
        act={typeof asked === 'object' ? asked : undefined}
        traderText={`${trader.nickName}, user ${userId}`}
        onClose={() => setAsked(undefined)}
        onDone={conclude}
      />
    </div>
  );
}
