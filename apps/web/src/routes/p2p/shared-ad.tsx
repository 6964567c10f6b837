import { HydrationBoundary } from '@tanstack/react-query';
import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { checkShareCodeQuery } from '#features/p2p-ads/share/check-share-code.query.ts';
import { SharedAdScreen } from '#features/p2p-ads/share/shared-ad-screen.tsx';
import { countryTexts } from '#i18n/country-names.ts';
import { useText } from '#i18n/texts.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import type { Handle } from '#shell/handle.ts';
import type { Route } from './+types/shared-ad.ts';

const texts = ['amounts', countryTexts, 'p2p', 'p2p-ads'];

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
