import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from './config.ts';
import { metrics } from './metrics.ts';
import type { PageCache } from './page-cache.ts';
import { encodingFor } from './page-encoding.ts';
import { hasSession, isFromApp, languageFor } from './page-plan.ts';
import { copiesOf, newNonce } from './page-template.ts';
import { contentPolicy, fixedHeaders } from './security-headers.ts';

/** Answers the request and says so, or leaves it alone. */
export type CachedAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Gives a page that is at hand before the framework sees the request: that is what most visitors ask for, and routing and hooks
 * would cost them more than the page itself. Whatever is not plain goes the usual way and gets the same answer there.
 */
export function makeCachedAnswer(config: WebConfig, cache: PageCache): CachedAnswer {
  const policy = contentPolicy(config);
  const fixed = [
    ...Object.entries(fixedHeaders(config)).flat(),
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    'private, no-cache',
    'vary',
    'accept-encoding',
  ];
  const cached = metrics.pageSeconds.labels('cached');
  const fixedBr = [...fixed, 'content-encoding', 'br'];
  return (request, response) => {
    const { method, url = '', headers } = request;
    const startedMs = performance.now();
    const page = method === 'GET' ? cache.atHand(url, startedMs) : undefined;
    if (!page || hasSession(headers) || isFromApp(headers) || languageFor(headers, url, '').kind !== 'page') return false;
    const encoding = encodingFor(headers['accept-encoding']);
    const template = encoding === undefined ? page.plain : encoding === 'br' ? page.br : undefined;
    if (!template) return false;
    const nonce = newNonce();
    const copies = copiesOf(template);
    const body = copies.take(nonce);
    response.once('finish', () => copies.giveBack(body));
    const headersOf = encoding === undefined ? fixed : fixedBr;
    response.writeHead(page.status, [...headersOf, 'content-security-policy', policy(nonce), 'content-length', String(body.length)]);
    response.end(body);
    cached.observe((performance.now() - startedMs) / 1000);
    return true;
  };
}
