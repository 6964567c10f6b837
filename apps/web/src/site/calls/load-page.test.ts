import { localeOf } from '@peerbourse/contract/locales';
import { afterEach, expect, it, vi } from 'vitest';
import type { Query } from '#base/api/query.ts';
import { openVisit } from '#site/visitor.server.ts';
import { loadSubject } from './load-page.server.ts';

afterEach(() => vi.unstubAllGlobals());

const path = '/v1/x/content/document-text';

/** Loads a page about one thing, of which the api says what the test wants; each asks for another, since answers are kept. */
async function statusOf(slug: string, answer: () => Promise<Response>): Promise<number | undefined> {
  vi.stubGlobal('fetch', vi.fn(answer));
  const context = openVisit({
    locale: localeOf('de'),
    nonce: 'n',
    textsVersion: 'v',
    texts: () => ({}),
    siteUrl: 'https://site.test',
    liveUrls: [],
    isApp: false,
    apiUrl: 'http://api.test',
    serviceToken: 'the-service-token',
    pageWaitMs: 800,
  });
  const subject: Query<unknown> = { queryKey: [path, { slug }], staleTime: 0, isShared: true };
  const { init } = await loadSubject(context, { texts: [], queries: [subject], subject });
  return init?.status;
}

const said = (code: string) => async () => Response.json({ code, data: {}, msg: '', requestId: 'r1' });

it('a page about one thing is there, is not there, or cannot be given now', async () => {
  expect(await statusOf('there', said('00000'))).toBe(200);
  expect(await statusOf('unknown', said('61501'))).toBe(404);
  expect(await statusOf('broken', async () => new Response('', { status: 503 }))).toBe(503);
  expect(await statusOf('away', () => Promise.reject(new TypeError('no network')))).toBe(503);
});

it('an api that takes too long is an outage, not a missing page', async () => {
  expect(await statusOf('late', () => new Promise(() => undefined))).toBe(503);
});
