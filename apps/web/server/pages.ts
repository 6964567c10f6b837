import type { LocaleRow } from '@peerbourse/contract/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { type NativeTarget, nativeTargetOf } from '../src/base/native/interception.ts';
import type { openVisit } from '../src/site/visitor.server.ts';
import type { WebConfig } from './config.ts';
import { metrics, tellRequest } from './metrics.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { compressPage, encodingFor, type PageEncoding } from './page-encoding.ts';
import { hasSession, isFromApp, languageFor } from './page-plan.ts';
import { newNonce, nonceMark, withNonce } from './page-template.ts';
import { contentPolicy } from './security-headers.ts';
import type { TextLibrary } from './texts.ts';

type Build = ServerBuild & { entry: { module: { openVisit: typeof openVisit } } };

export interface PageOptions {
  config: WebConfig;
  texts: TextLibrary;
  build: () => Promise<ServerBuild>;
  cache: PageCache;
}

/** Pages that are the same for every guest, and for how long; everything else is rendered for its visitor. */
const cachedPages: ReadonlyMap<string, number> = new Map([['/', 1_000]]);

export function addPages(server: FastifyInstance, options: PageOptions): void {
  const { config, cache } = options;
  const policy = contentPolicy(config);

  server.decorateReply('isCachedPage', false);
  server.get('/*', { onResponse: tellPage }, async (request, reply) => {
    const url = urlOf(request);
    const plainPath = url.pathname.replaceAll(/\/{2,}/g, '/');
    // The router does not know what to make of an empty part, and answered with a failure.
    if (plainPath !== url.pathname) return reply.header('cache-control', 'no-store').redirect(`${plainPath}${url.search}`, 302);
    const answer = languageFor(request.headers, url.pathname, url.search);
    if (answer.kind === 'redirect') return reply.header('cache-control', 'no-store').redirect(answer.to, 302);
    const path = url.pathname.slice(answer.base === '/' ? 0 : answer.base.length) || '/';
    const freshMs = hasSession(request.headers) || isFromApp(request.headers) ? undefined : cachedPages.get(path);
    const nonce = newNonce();
    reply.type('text/html; charset=utf-8').header('content-security-policy', policy(nonce));
    if (freshMs === undefined || config.isDevelopment) return await renderForVisitor(options, answer, request, reply, nonce);
    reply.isCachedPage = true;
    // What is kept was rendered from language and path alone: no cookie, query or header of a visitor is in it.
    const kept = await cache.get(addressOf(answer.base, path), performance.now(), freshMs, () =>
      render(options, answer.locale, answer.base, { address: `http://page${url.pathname}`, nonce: nonceMark }),
    );
    if (kept.retryAfter !== undefined) reply.header('retry-after', kept.retryAfter);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const compressed = encoding === 'br' ? kept.br : undefined;
    const body = compressed ? withNonce(compressed, nonce) : await encoded(withNonce(kept.plain, nonce), encoding);
    return sendToGuest(reply.code(kept.status), body, encoding);
  });
}

declare module 'fastify' {
  interface FastifyReply {
    isCachedPage: boolean;
  }
}

async function tellPage(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  metrics.pageSeconds.observe({ kind: kindOf(reply) }, reply.elapsedTime / 1000);
}

function kindOf(reply: FastifyReply): string {
  if (reply.statusCode >= 500) return reply.hasHeader('retry-after') ? 'stopped' : 'error';
  if (reply.statusCode >= 300 && reply.statusCode < 400) return 'redirect';
  return reply.isCachedPage ? 'cached' : 'rendered';
}

/** Two strokes at the beginning would make the name of a host out of what follows. */
function urlOf({ url }: FastifyRequest): URL {
  return new URL(url.replace(/^[/\\]{2,}/, '/'), 'http://page');
}

/**
 * Without a session there is nothing in a page that its length could betray, so it is compressed; and nothing that a browser
 * must not keep, so going back to it is instant. A page that failed is asked for again.
 */
function sendToGuest(reply: FastifyReply, body: Buffer, encoding: PageEncoding | undefined) {
  if (encoding) reply.header('content-encoding', encoding);
  const caching = reply.statusCode === 200 ? 'private, no-cache' : 'private, no-store';
  return reply.header('cache-control', caching).header('vary', 'accept-encoding').send(body);
}

async function encoded(html: Buffer, encoding: PageEncoding | undefined): Promise<Buffer> {
  return encoding === undefined ? html : await compressPage(html, encoding);
}

/** The plain address of a page, as links have it: under it the page is kept. */
function addressOf(base: string, path: string): string {
  return path === '/' ? base : `${base === '/' ? '' : base}${path}`;
}

async function renderForVisitor(
  options: PageOptions,
  { locale, base }: { locale: LocaleRow; base: string },
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
) {
  const url = urlOf(request);
  const isApp = isFromApp(request.headers);
  const nativeTarget = isApp ? nativeTargetOf(url.pathname.slice(base === '/' ? 0 : base.length)) : undefined;
  const rendered = await render(options, locale, base, {
    // A page that is a screen of the app becomes the home page, which tells the app to open it.
    address: nativeTarget ? `http://page${base}` : url.href,
    nonce,
    isApp,
    ...(nativeTarget ? { nativeTarget } : {}),
    mayHaveSession: hasSession(request.headers),
    visitor: {
      address: request.ip,
      requestId: request.id,
      ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
      ...countryOf(options.config, request),
    },
  });
  if (rendered.location !== undefined) reply.header('location', rendered.location);
  if (rendered.retryAfter !== undefined) reply.header('retry-after', rendered.retryAfter);
  reply.code(rendered.status);
  // A member's page holds secrets, and may repeat what somebody else has put into its address: its length must tell nothing.
  if (hasSession(request.headers)) return reply.header('cache-control', 'private, no-store').send(rendered.html);
  const encoding = rendered.html.length === 0 ? undefined : encodingFor(request.headers['accept-encoding']);
  return sendToGuest(reply, await encoded(rendered.html, encoding), encoding);
}

function countryOf({ countryHeader }: WebConfig, { headers }: FastifyRequest): { country?: string } {
  const country = countryHeader === '' ? undefined : headers[countryHeader];
  return typeof country === 'string' ? { country } : {};
}

interface RenderAsk {
  address: string;
  nonce: string;
  isApp?: boolean;
  nativeTarget?: NativeTarget;
  mayHaveSession?: boolean;
  visitor?: { address: string; country?: string; cookie?: string; requestId: string };
}

async function render({ config, texts, build }: PageOptions, locale: LocaleRow, base: string, ask: RenderAsk): Promise<RenderedPage> {
  const current = (await build()) as Build;
  const handle = handlerOf(current, base);
  let isIncomplete = false;
  const visit = current.entry.module.openVisit({
    locale,
    nonce: ask.nonce,
    textsVersion: texts.version,
    texts: (area) => texts.texts(area, locale.code),
    siteUrl: config.siteUrl,
    pageWaitMs: config.pageWaitMs,
    liveUrls: config.liveUrls,
    ...(config.report ? { report: config.report } : {}),
    isApp: ask.isApp ?? false,
    ...(ask.nativeTarget ? { nativeTarget: ask.nativeTarget } : {}),
    apiUrl: config.apiUrl,
    onRequest: tellRequest,
    onIncomplete: () => {
      isIncomplete = true;
    },
    serviceToken: config.serviceToken,
    mayHaveSession: ask.mayHaveSession ?? false,
    ...(ask.visitor ? { visitor: ask.visitor } : {}),
  });
  const response = await handle(new Request(ask.address), visit);
  if (isIncomplete) metrics.incompletePages.inc();
  const location = response.headers.get('location');
  const retryAfter = response.headers.get('retry-after');
  return {
    status: response.status,
    html: Buffer.from(await response.arrayBuffer()),
    ...(location === null ? {} : { location }),
    ...(retryAfter === null ? {} : { retryAfter }),
  };
}

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new WeakMap<Build, Map<string, Handler>>();

/** One router per language prefix: routes and links know nothing of it. */
function handlerOf(build: Build, base: string): Handler {
  const byBase = handlers.get(build) ?? new Map<string, Handler>();
  handlers.set(build, byBase);
  const known = byBase.get(base);
  if (known) return known;
  const made = createRequestHandler({ ...build, basename: base }, process.env.NODE_ENV);
  byBase.set(base, made);
  return made;
}
