import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WebConfig } from './config.ts';
import { newNonce, type PageCache } from './page-cache.ts';
import { copiesOf } from './page-copies.ts';
import { hasSession, isFromApp, languageFor } from './page-plan.ts';
import { contentPolicy, fixedHeaders } from './security-headers.ts';

/** Answers the request and says so, or leaves it alone. */
export type KeptAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Gives a page that is at hand before the framework sees the request: that is what most visitors ask for, and routing and hooks
 * would cost them more than the page itself. Whatever is not plain goes the usual way and gets the same answer there.
 */
export function makeKeptAnswer(config: WebConfig, cache: PageCache): KeptAnswer {
  const policy = contentPolicy(config);
  const fixed = [
    ...Object.entries(fixedHeaders(config)).flat(),
    'content-type',
    'text/html; charset=utf-8',
    'cache-control',
    'private, no-cache',
  ];
  return (request, response) => {
    const { method, url = '', headers } = request;
    const page = method === 'GET' ? cache.atHand(url, performance.now()) : undefined;
    if (!page || hasSession(headers) || isFromApp(headers) || languageFor(headers, url, '').kind !== 'page') return false;
    const nonce = newNonce();
    const copies = copiesOf(page);
    const body = copies.take(nonce);
    response.once('finish', () => copies.giveBack(body));
    response.writeHead(page.status, [...fixed, 'content-security-policy', policy(nonce), 'content-length', String(body.length)]);
    response.end(body);
    return true;
  };
}
