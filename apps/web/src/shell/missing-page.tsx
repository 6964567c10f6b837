import { lazy, Suspense } from 'react';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

/** For pages about one thing that is not there: rarely seen, so it does not come with each of them. */
export function MissingPage() {
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
