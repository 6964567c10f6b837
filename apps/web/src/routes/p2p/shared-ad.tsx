import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { methodTexts } from '#base/i18n/areas.ts';
import { countryTexts } from '#base/i18n/country-names.ts';
import { useText } from '#base/i18n/texts.tsx';
import { SharedAdScreen } from '#features/p2p/p2p-ads/share/shared-ad-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { checkShareCodeQuery } from '#queries/p2p-ads/check-share-code.query.ts';
import type { Handle } from '#shell/handle.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { visitPage } from '#site/calls/visit-page.ts';
import type { Route } from './+types/shared-ad.ts';

const texts = ['amounts', countryTexts, methodTexts, 'p2p', 'p2p-ads'];

export const handle: Handle = { texts };

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(context, needsOf(params.code));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return visitPage(needsOf(params.code));
}

/** What is behind the code depends on who asks, so it comes after the first HTML. */
function needsOf(code: string): PageNeeds {
  return { texts, queries: [checkShareCodeQuery(code)] };
}

export default function SharedAd({ loaderData, params }: Route.ComponentProps) {
  const t = useText('p2p-ads');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <div className="page w-full max-w-220 flex-1 py-6 tablet:py-10">
        <TitledPage title={t('code_title')}>
          <SharedAdScreen code={params.code} />
        </TitledPage>
      </div>
    </HydrationBoundary>
  );
}
