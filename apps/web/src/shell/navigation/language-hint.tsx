import { Suspense } from 'react';
import { optionalPart } from '#base/lib/optional-part.ts';
import { useIsPainted } from '#shell/use-is-painted.ts';

const LanguageOffer = optionalPart(async () => (await import('./language-offer.tsx')).LanguageOffer);

/** The free room of the header: what comes into it later covers nothing and moves nothing. */
export function LanguageHint() {
  const isPainted = useIsPainted();
  return (
    <div className="@container flex min-w-0 flex-1 justify-end">
      <Suspense>{isPainted && <LanguageOffer />}</Suspense>
    </div>
  );
}
