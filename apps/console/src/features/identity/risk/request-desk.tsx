import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CaseList } from '#desk/case-list.tsx';
import { Unread } from '#desk/unread.tsx';
import { useCaseQueue } from '#desk/use-case-queue.ts';
import { useDeskKeys } from '#desk/use-desk-keys.ts';
import { MomentText } from '#parts/moment-text.tsx';
import { Notice } from '#parts/notice.tsx';
import { Panel } from '#parts/panel.tsx';
import { goWithin } from '#shell/use-screen.ts';
import { OpenedRequest } from './opened-request.tsx';
import { requestFragment } from './risk-address.ts';
import { type QueuedRequest, requestQueueQuery } from './risk-desk.query.ts';
import { requestKeys } from './risk-keys.ts';
import { actText, questionText } from './risk-text.ts';

/** Whose answer waits on one side, the chosen request on the other. Nothing is opened by itself: each look is recorded. */
export function RequestDesk({ requestNo }: { requestNo: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(requestQueueQuery);
  const requests = query.data?.pages.flatMap((page) => page.requests);
  const { done, choose, step, conclude } = useCaseQueue({
    rows: requests,
    nameOf: (request) => request.requestNo,
    wanted: requestNo,
    onWant: (name) => goWithin(name === '' ? '#/risk/requests' : requestFragment(name)),
    onDecided: () => void client.invalidateQueries({ queryKey: requestQueueQuery.queryKey }),
  });

  useDeskKeys(requestKeys, true, (act) => {
    if (act !== 'open') step(act === 'next' ? 1 : -1);
    else if (requestNo === '') choose(requests?.[0]?.requestNo);
  });

  return (
    <div className="grid items-start gap-4 min-[1040px]:grid-cols-[21rem_minmax(0,1fr)]">
      <div className="grid gap-4">
        {done && <Notice tone="good">{done}</Notice>}
        <Panel id="requests" title="Answered requests" note="longest waiting first">
          {requests ? (
            <CaseList
              label="Requests"
              cases={requests}
              keyOf={(request) => request.requestNo}
              chosen={requestNo}
              emptyText="Nobody is waiting."
              onChoose={choose}
              onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
            >
              {(request) => <RequestLines request={request} />}
            </CaseList>
          ) : (
            <Unread error={query.error} onRetry={() => void query.refetch()} />
          )}
        </Panel>
      </div>
      {requestNo === '' ? (
        <p className="rounded-large border border-dashed border-line-strong px-5 py-12 text-center text-14 text-ink-soft">
          Choose a request to read its answer.
        </p>
      ) : (
        <OpenedRequest key={requestNo} requestNo={requestNo} onDecided={conclude} />
      )}
    </div>
  );
}

function RequestLines({ request: { question, act, userId, requestNo, answeredAt } }: { request: QueuedRequest }) {
  return (
    <>
      <b className="truncate font-semibold">{questionText[question]}</b>
      <span className="truncate text-13 text-ink-soft">
        user <span className="figure">{userId}</span>, {actText[act]}
      </span>
      <span className="flex justify-between gap-2 text-12 text-ink-faint">
        <span className="figure">{requestNo}</span>
        {answeredAt && <MomentText at={answeredAt} />}
      </span>
    </>
  );
}
