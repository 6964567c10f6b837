import { loadPage } from '#api/load-page.server.ts';
import type { PageNeeds } from '#api/page-needs.ts';
import { visitPage } from '#api/visit-page.ts';
import { useText } from '#i18n/texts.tsx';
import type { Handle } from '#shell/handle.ts';
import { NothingYet } from '#shell/nothing-yet.tsx';
import { useBrand } from '#site/site-settings.ts';
import type { Route } from './+types/insights.ts';

const needs: PageNeeds = { texts: ['insights'], queries: [] };

export const handle: Handle = { texts: needs.texts };

export function loader({ context }: Route.LoaderArgs) {
  return loadPage(context, needs);
}

export function clientLoader() {
  return visitPage(needs);
}

export default function Insights() {
  const t = useText('insights');
  const brand = useBrand().name;
  return (
    <div className="page w-full py-10">
      <title>{`${t('title')} · ${brand}`}</title>
      <meta name="description" content={t('lead')} />
      <h1 className="text-32 font-bold">{t('title')}</h1>
      <p className="mt-2 text-16 text-ink-soft">{t('lead')}</p>
      <NothingYet text={t('none')} />
    </div>
  );
}
