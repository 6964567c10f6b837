import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CaseList } from '#desk/case-list.tsx';
import { useServerNow } from '#desk/cases/use-server-now.ts';
import { nextCase } from '#desk/next-case.ts';
import { p2pFragment } from '#desk/p2p-address.ts';
import { stepThrough } from '#desk/step-through.ts';
import { Unread } from '#desk/unread.tsx';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { agoText, secondsSince } from '#parts/age-text.ts';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goTo } from '#shell/use-screen.ts';
import { type ListedApplication, type MerchantQueue, merchantListKey, merchantQueueQuery } from './merchant-desk.query.ts';
import { merchantKeys } from './merchant-keys.ts';
import { MerchantTable } from './merchant-table.tsx';
import { kindText } from './merchant-text.ts';
import { OpenedApplication } from './opened-application.tsx';

/** Applications that wait on one side, the chosen one on the other, and all merchants below. */
export function MerchantDesk({ applicationNo }: { applicationNo: string }) {
  const client = useQueryClient();
  const queue = useQuery(merchantQueueQuery);
  const [done, setDone] = useState<string>();
  const numbers = (queue.data?.applications ?? []).map((application) => application.applicationNo);

  useDeskKeys(merchantKeys, true, (act) => open(stepThrough(numbers, applicationNo, act === 'next' ? 1 : -1)));

  /** Tells what was decided, and takes the next one. */
  function conclude(message: string) {
    setDone(message);
    const next = nextCase(numbers, applicationNo);
    if (next === applicationNo || next === undefined) goTo(p2pFragment('merchants'));
    else open(next);
    void client.invalidateQueries({ queryKey: merchantQueueQuery.queryKey });
    void client.invalidateQueries({ queryKey: merchantListKey });
  }

  return (
    <div className="grid gap-4">
      {done && <Notice tone="good">{done}</Notice>}
      <div className="grid items-start gap-4 min-[960px]:grid-cols-[21rem_minmax(0,1fr)]">
        <Panel id="applications" title="Applications" note={queue.data && countText(queue.data)}>
          {queue.data ? (
            <Applications queue={queue.data} answeredAt={queue.dataUpdatedAt} chosen={applicationNo} />
          ) : (
            <Unread error={queue.error} onRetry={() => void queue.refetch()} />
          )}
        </Panel>
        {applicationNo === '' ? (
          <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
            Choose an application, or press <kbd className="font-mono">J</kbd> for the oldest one.
          </p>
        ) : (
          <OpenedApplication key={applicationNo} applicationNo={applicationNo} onDecided={conclude} />
        )}
      </div>
      <MerchantTable openRemovals={queue.data?.openRemovals ?? 0} />
    </div>
  );
}

function open(applicationNo: string | undefined): void {
  if (applicationNo !== undefined) goTo(p2pFragment('merchants', applicationNo));
}

function countText({ count, applications }: MerchantQueue): string {
  return count > applications.length ? `${count}, the first ${applications.length} shown` : `${count}, oldest first`;
}

function Applications({ queue, answeredAt, chosen }: { queue: MerchantQueue; answeredAt: number; chosen: string }) {
  const now = useServerNow(queue.serverTimestamp, answeredAt);
  return (
    <CaseList
      label="Applications"
      cases={queue.applications}
      keyOf={(application) => application.applicationNo}
      chosen={chosen}
      emptyText="No application waits."
      onChoose={open}
    >
      {(application) => <ApplicationLines application={application} now={now} />}
    </CaseList>
  );
}

function ApplicationLines({ application, now }: { application: ListedApplication; now: number }) {
  const { nickName, accountType, fiatCodes, deposit, submittedAt, earlier } = application;
  return (
    <>
      <span className="flex items-center justify-between gap-2">
        <b className="truncate font-semibold">{nickName}</b>
        <span className="text-12 text-ink-soft">{agoText(secondsSince(submittedAt, now))}</span>
      </span>
      <span className="truncate text-13 text-ink-soft">
        {kindText[accountType]}, {fiatCodes.join(', ')}
      </span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{deposit} USDT</span>
        <span>{earlier > 0 ? `${earlier} before` : 'first application'}</span>
      </span>
    </>
  );
}
