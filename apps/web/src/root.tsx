import { prefixOf } from '@peerbourse/contract/locales';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, useMatches, useRouteLoaderData, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import type { PageData } from '#base/api/page-needs.ts';
import { makeQueryClient } from '#base/api/query.ts';
import { areasOf } from '#base/i18n/areas.ts';
import { textsUrl } from '#base/i18n/texts.tsx';
import { repeatEarlyTap } from '#base/lib/early-tap.ts';
import { optionalPart } from '#base/lib/optional-part.ts';
import { handOver } from '#base/native/hand-over.ts';
import { usePage } from '#base/page.tsx';
import { myAccountQuery } from '#queries/accounts/my-account.query.ts';
import { ErrorPage } from '#shell/error-page.tsx';
import { PlainFooter } from '#shell/footer/footer.tsx';
import { DefaultFrame, Frame } from '#shell/frame.tsx';
import { PlainHeader } from '#shell/header.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import { useIsPainted } from '#shell/use-is-painted.ts';
import { browserQueryClient } from '#site/calls/browser-client.ts';
import { loadPage } from '#site/calls/load-page.server.ts';
import { retryAfterOf } from '#site/maintenance.server.ts';
import { useIsStopped } from '#site/maintenance.ts';
import { addressWithin } from '#site/session/login-address.ts';
import { shellQueries } from '#site/shell-queries.ts';
import type { Route } from './+types/root.ts';
import { visitContext } from './site/visitor.server.ts';
import './app.css';

/** What header and footer show, and to whom; every page has it in its first HTML. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { mayHaveSession, page } = context.get(visitContext);
  const queries = mayHaveSession ? [...shellQueries, myAccountQuery] : shellQueries;
  const shell = await loadPage(context, { texts: [], queries });
  const { pathname } = new URL(addressWithin(request.url, prefixOf(page.locale.code)), request.url);
  return { ...shell, mayHaveSession, retryAfter: retryAfterOf(shell, pathname) };
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
  // Only those of the first page are announced: a later one has fetched its own before it is shown.
  const handles = useMatches().map((match) => match.handle);
  const [areas] = useState(() => areasOf(handles));
  return (
    <html
      lang={locale.htmlLang}
      dir={locale.direction}
      data-locale={locale.code}
      data-numbers={page.numbers}
      data-texts={page.textsVersion}
      data-areas={areas.join(' ')}
      data-site={page.siteUrl}
      data-live={page.liveUrls.join(' ')}
      data-report={page.report?.address}
      data-environment={page.report?.environment}
      data-app={page.isApp ? '' : undefined}
      data-native={page.nativeTarget && JSON.stringify(page.nativeTarget)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before everything that can wait. Styles need no nonce; one that the browser hides again would not match when the page wakes up. */}
        <Links nonce="" />
        <meta name="theme-color" content="#ffffff" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {areas.map((area) => (
          <link key={area} rel="preload" as="fetch" href={textsUrl(page, area)} crossOrigin="anonymous" />
        ))}
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
      {useIsStopped() ? <Stopped /> : <Outlet />}
      <Awake />
    </>
  );
}

const StoppedPage = lazy(async () => ({ default: (await import('#shell/stopped-page.tsx')).StoppedPage }));

/** Instead of whatever page was asked for. */
function Stopped() {
  return (
    <Frame header={<PlainHeader />} footer={<PlainFooter />}>
      <Suspense>
        <StoppedPage />
      </Suspense>
    </Frame>
  );
}

const loadAfterFirstPaint = () => import('#shell/after-first-paint.tsx');
const AfterFirstPaint = lazy(async () => ({ default: (await loadAfterFirstPaint()).AfterFirstPaint }));

const UnsentMessages = optionalPart(async () => (await import('#features/p2p/p2p-chat/unsent-messages.tsx')).UnsentMessages);

/** Says on the page what kind of screen it has, which also means that the page can be used; everything else comes later. */
function Awake() {
  const screenType = useScreenType();
  useEffect(() => {
    document.documentElement.dataset.screen = screenType;
    repeatEarlyTap();
    // On its way before anything else: it also holds the words for whoever loses the line.
    queueMicrotask(() => loadAfterFirstPaint().catch(() => undefined));
  }, [screenType]);
  return (
    useIsPainted() && (
      <Suspense>
        <AfterFirstPaint unsent={UnsentMessages} />
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
