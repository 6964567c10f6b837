import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { areasOf } from '#base/i18n/areas.ts';
import { TextsProvider, textStore } from '#base/i18n/texts.tsx';
import { rememberEarlyTap } from '#base/lib/early-tap.ts';
import { PageProvider } from '#base/page.tsx';
import { visitContext } from './site/visitor.server.ts';

export { openVisit } from './site/visitor.server.ts';

/** A page is sent when all of it is there: a robot, a cache and a browser without scripts see the same. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { page, nonce, texts } = context.get(visitContext);
  const areas = areasOf(router.staticHandlerContext.matches.map(({ route }) => router.routeModules[route.id]?.handle));
  const store = textStore(Object.fromEntries(areas.map((area) => [area, texts(area)])), async (area) => texts(area));
  // A service that is stopped says so with every page, whatever its routes have found.
  const { retryAfter } = (router.staticHandlerContext.loaderData.root ?? {}) as { retryAfter?: string };
  if (retryAfter !== undefined) headers.set('retry-after', retryAfter);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageProvider page={page}>
        <TextsProvider store={store}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </TextsProvider>
      </PageProvider>,
      {
        nonce,
        bootstrapScriptContent: rememberEarlyTap,
        // Nothing of a page waits for a script to put it in its place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const html = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(html);
          resolve(buffer(html).then((body) => new Response(body, { status: retryAfter === undefined ? status : 503, headers })));
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
  });
}

/** A page that is not there is no error of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted) console.error(error);
}
