import { HydrationBoundary } from '@tanstack/react-query';
import type { PageNeeds } from '#base/api/page-needs.ts';
import { useText } from '#base/i18n/texts.tsx';
import { historyPlaceOf, pageAt } from '#features/money/assets/history/history-place.ts';
import { HistoryScreen } from '#features/money/assets/history/history-screen.tsx';
import { TitledPage } from '#parts/titled-page.tsx';
import { assetHistoryQuery } from '#queries/assets/asset-history.query.ts';
import { coinListQuery } from '#queries/reference/coin-list.query.ts';
import type { Handle } from '#shell/handle.ts';
import { displayOfVisit } from '#site/preferences/asset-display.server.ts';
import { loadPrivatePage } from '#site/session/private-page.server.ts';
import { visitPrivatePage } from '#site/session/require-login.ts';
import type { Route } from './+types/history.ts';

const texts = ['account', 'assets'];

export const handle: Handle = { texts };

export function loader(args: Route.LoaderArgs) {
  // Whoever hides amounts does not want them in the first HTML either.
  return loadPrivatePage(args, displayOfVisit(args.context).isHidden ? { texts, queries: [coinListQuery] } : needsAt(args.request));
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return visitPrivatePage(request, needsAt(request));
}

function needsAt({ url }: Request): PageNeeds {
  return { texts, queries: [assetHistoryQuery(pageAt(historyPlaceOf(new URL(url).searchParams))), coinListQuery] };
}

export default function AssetsHistory({ loaderData }: Route.ComponentProps) {
  const t = useText('assets');
  return (
    <HydrationBoundary state={loaderData.queries}>
      <TitledPage title={t('history')} lead={t('history_lead')}>
        <HistoryScreen />
      </TitledPage>
    </HydrationBoundary>
  );
}
