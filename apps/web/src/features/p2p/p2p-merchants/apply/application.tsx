import type { Application as Given } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { Skeleton } from '@peerbourse/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { QueryBoundary } from '#parts/query-boundary.tsx';
import { applicationFiatLimitQuery } from '#queries/p2p-merchants/application-fiat-limit.query.ts';
import { applicationFiatListQuery } from '#queries/p2p-merchants/application-fiat-list.query.ts';
import { applicationRequirementsQuery } from '#queries/p2p-merchants/application-requirements.query.ts';
import { areMet, RequirementList, type Requirements } from './requirement-list.tsx';

/** Most visitors read what it takes; the form comes for those who may fill it in. */
const ApplicationForm = lazy(async () => ({ default: (await import('./application-form.tsx')).ApplicationForm }));

/** What it takes to apply, and the form for whoever has it all. */
export function Application({ last }: { last: Given | null }) {
  return (
    <QueryBoundary query={applicationRequirementsQuery} fallback={<Skeleton shape="block" className="h-80" />}>
      {(known) => (
        <>
          <RequirementList known={known} />
          {known.isOpen && areMet(known) && <OpenForm known={known} last={last} />}
        </>
      )}
    </QueryBoundary>
  );
}

const awaitedForm = <Skeleton shape="block" className="h-300" />;

function OpenForm({ known, last }: { known: Requirements; last: Given | null }) {
  return (
    <QueryBoundary query={applicationFiatListQuery} fallback={awaitedForm}>
      {({ fiats }) => (
        <QueryBoundary query={applicationFiatLimitQuery} fallback={awaitedForm}>
          {({ maxFiatNum }) => (
            <Suspense fallback={awaitedForm}>
              <ApplicationForm known={known} fiats={fiats} mostFiats={maxFiatNum} last={last} />
            </Suspense>
          )}
        </QueryBoundary>
      )}
    </QueryBoundary>
  );
}
