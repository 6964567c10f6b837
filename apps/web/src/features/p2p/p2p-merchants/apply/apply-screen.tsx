import type { Standing } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useRead } from '#base/api/read.ts';
import { useText } from '#base/i18n/texts.tsx';
import { isTrader } from '#features/p2p/shared/setup-steps.ts';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { lastApplicationQuery } from '#queries/p2p-merchants/last-application.query.ts';
import { merchantStandingQuery } from '#queries/p2p-merchants/merchant-standing.query.ts';
import { myTraderQuery } from '#queries/p2p-users/my-profile.query.ts';
import { useSession } from '#site/session/use-session.ts';
import { ReleasedNote, ReleasingNote, RemovedNote } from '../status/ended-status.tsx';
import { MerchantStatus } from '../status/merchant-status.tsx';
import { RejectedNote } from '../status/rejected-note.tsx';
import { ReviewStatus } from '../status/review-status.tsx';
import { Application } from './application.tsx';
import { Benefits } from './benefits.tsx';
import { Invitation } from './invitation.tsx';

/** The page of everybody who wants to be a merchant, is one or was one. */
export function ApplyScreen() {
  const { isLogin } = useSession();
  if (!isLogin) return <Invitation isLogin={false} />;
  return (
    <QueryBoundary query={myTraderQuery} fallback={awaited}>
      {(trader) =>
        isTrader(trader) ? (
          <QueryBoundary query={merchantStandingQuery} fallback={awaited}>
            {(standing) => <ByState standing={standing} />}
          </QueryBoundary>
        ) : (
          <Invitation isLogin />
        )
      }
    </QueryBoundary>
  );
}

const awaited = <Skeleton shape="block" className="h-150" />;

function ByState({ standing }: { standing: Standing }) {
  const t = useText('p2p-merchants');
  const last = useRead(lastApplicationQuery)?.application;
  const isApplicant = standing.state === 'none' || standing.state === 'rejected' || standing.state === 'released';
  const box = useFocusAfterChange(standing.state);
  return (
    // Awaited as well: a form that began without the last application would stay empty.
    <div ref={box} tabIndex={-1} className="outline-none">
      <TitledPage title={t(isApplicant ? 'title' : 'status_title')} {...(isApplicant && { lead: t('lead') })}>
        {last === undefined ? awaited : partsOf(standing, last)}
      </TitledPage>
    </div>
  );
}

type Last = Parameters<typeof Application>[0]['last'];

function partsOf(standing: Standing, last: Last): ReactNode {
  switch (standing.state) {
    case 'reviewing':
      return <ReviewStatus application={last} />;
    case 'approved':
    case 'deposit-short':
    case 'suspended':
      return <MerchantStatus standing={standing} />;
    case 'releasing':
      return <ReleasingNote standing={standing} />;
    case 'removed':
      return <RemovedNote standing={standing} />;
    case 'rejected':
      return (
        <>
          <RejectedNote application={last} />
          <Application last={last} />
        </>
      );
    case 'released':
      return (
        <>
          <ReleasedNote standing={standing} />
          {standing.appliesFrom === null && <NewApplication />}
        </>
      );
    case 'none':
      return <NewApplication />;
  }
}

function NewApplication() {
  return (
    <>
      <Benefits />
      <Application last={null} />
    </>
  );
}

/** What was sent takes its form away, and the focus with it: it goes to what came instead. */
function useFocusAfterChange(state: Standing['state']): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) box.current?.focus();
    before.current = state;
  }, [state]);
  return box;
}
