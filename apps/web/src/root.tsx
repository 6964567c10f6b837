import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, useMatches, useRouteLoaderData, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { browserQueryClient } from '#api/browser-client.ts';
import { loadPage } from '#api/load-page.server.ts';
import type { PageData } from '#api/page-needs.ts';
import { makeQueryClient } from '#api/query.ts';
import { areasOf } from '#i18n/areas.ts';
import { textsUrl } from '#i18n/texts.tsx';
import { handOver } from '#native/hand-over.ts';
import { myAccountQuery } from '#session/my-account.query.ts';
import { ErrorPage } from '#shell/error-page.tsx';
import { DefaultFrame } from '#shell/frame.tsx';
import { LanguageLinks } from '#shell/language-links.tsx';
import { LoadingBar } from '#shell/loading-bar.tsx';
import { usePage } from '#shell/page.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import { shellQueries } from '#site/shell-queries.ts';
import type { Route } from './+types/root.ts';
import { visitContext } from './visitor.server.ts';
import './app.css';

/** What header and footer show, and to whom; every page has it in its first HTML. */
export async function loader({ context }: Route.LoaderArgs) {
  const { mayHaveSession } = context.get(visitContext);
  const queries = mayHaveSession ? [...shellQueries, myAccountQuery] : shellQueries;
  return { ...(await loadPage(context, { texts: [], queries })), mayHaveSession };
}

/** The queries keep themselves fresh. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const { locale } = page;
  // On the server every render has its own cache, which the routes fill from their loaders.
  const [client] = useState(() => (typeof document === 'undefined' ? makeQueryClient(noCallWhileRendering) : browserQueryClient()));
  const shellData = useRouteLoaderData<PageData>('root');
  // The component of the same name writes a script when it mounts again, which Trusted Types forbid.
  useScrollRestoration();
  const areas = areasOf(useMatches().map((match) => match.handle));
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      data-locale={locale.code}
      data-texts={page.textsVersion}
      data-areas={areas.join(' ')}
      data-live={page.liveUrls.join(' ')}
      data-report={page.report?.address}
      data-environment={page.report?.environment}
      data-app={page.isApp ? '' : undefined}
      data-native={page.nativeTarget && JSON.stringify(page.nativeTarget)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {areas.map((area) => (
          <link key={area} rel="preload" as="fetch" href={textsUrl(page, area)} crossOrigin="anonymous" />
        ))}
        <LanguageLinks />
        {/* Styles need no nonce; one that the browser hides again would not match when the page wakes up. */}
        <Links nonce="" />
      </head>
      <body className="bg-canvas text-ink">
        <QueryClientProvider client={client}>
          <HydrationBoundary state={shellData?.queries}>{children}</HydrationBoundary>
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  );
}

async function noCallWhileRendering(): Promise<never> {
  throw new Error('a component asked for data while it was rendered on the server');
}

export const clientMiddleware = [handOver];

export default function Root() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Awake />
    </>
  );
}

const AfterFirstPaint = lazy(async () => ({ default: (await import('#shell/after-first-paint.tsx')).AfterFirstPaint }));

/** Says on the page what kind of screen it has, which also means that the page can be used; everything else comes later. */
function Awake() {
  const screenType = useScreenType();
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    document.documentElement.dataset.screen = screenType;
    const timer = setTimeout(() => setIsPainted(true));
    return () => clearTimeout(timer);
  }, [screenType]);
  return (
    isPainted && (
      <Suspense>
        <AfterFirstPaint />
      </Suspense>
    )
  );
}

export function ErrorBoundary() {
  return (
    <DefaultFrame>
      <ErrorPage />
    </DefaultFrame>
  );
}
