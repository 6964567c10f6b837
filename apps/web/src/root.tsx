import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Links, Outlet, Scripts, useMatches, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { browserQueryClient } from '#api/browser-client.ts';
import { makeQueryClient } from '#api/query.ts';
import { areasOf } from '#i18n/areas.ts';
import { textsUrl } from '#i18n/texts.tsx';
import { handOver } from '#native/hand-over.ts';
import { DefaultLayout } from '#shell/default-layout.tsx';
import { ErrorPage } from '#shell/error-page.tsx';
import { LanguageLinks } from '#shell/language-links.tsx';
import { LoadingBar } from '#shell/loading-bar.tsx';
import { usePage } from '#shell/page.tsx';
import { useScreenType } from '#shell/screen-type.ts';
import './app.css';

export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  const { locale } = page;
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
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export const clientMiddleware = [handOver];

export default function Root() {
  // On the server every render has its own cache, which the routes fill from their loaders.
  const [client] = useState(() => (typeof document === 'undefined' ? makeQueryClient(noCallWhileRendering) : browserQueryClient()));
  const screenType = useScreenType();
  useEffect(() => {
    document.documentElement.dataset.screen = screenType;
  }, [screenType]);
  return (
    <QueryClientProvider client={client}>
      <LoadingBar />
      <Outlet />
    </QueryClientProvider>
  );
}

async function noCallWhileRendering(): Promise<never> {
  throw new Error('a component asked for data while it was rendered on the server');
}

export function ErrorBoundary() {
  return (
    <DefaultLayout>
      <ErrorPage />
    </DefaultLayout>
  );
}
