import { localeOf } from '@peerbourse/contract/locales';
import { afterEach, expect, it, vi } from 'vitest';
import type { PageNeeds } from '#base/api/page-needs.ts';
import type { Query } from '#base/api/query.ts';
import { openVisit } from '#site/visitor.server.ts';
import { loadSubject } from './load-page.server.ts';

afterEach(() => vi.unstubAllGlobals());

const path = '/v1/x/content/document-text';
const onIncomplete = vi.fn();

/** Loads a page about one thing, of which the api says what the test wants; each asks for another, since answers are kept. */
async function statusOf(slug: string, answer: () => Promise<Response>, more: Partial<PageNeeds> = {}): Promise<number | undefined> {
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
    onRequest: () => undefined,
    onIncomplete,
  });
  const subject: Query<unknown> = { queryKey: [path, { slug }], staleTime: 0, isShared: true };
  const { init } = await loadSubject(context, { texts: [], queries: [subject], subject, ...more });
  return init?.status;
}

const said = (code: string) => async () => Response.json({ code, data: {}, msg: '', requestId: 'r1' });

const isBroken = async () => new Response('', { status: 503 });
const isAway = () => Promise.reject(new TypeError('no network'));
const isLate = () => new Promise<Response>(() => undefined);

it('a page about one thing is there or is not there; one whose subject does not come is given without it', async () => {
  expect(await statusOf('there', said('00000'))).toBe(200);
  expect(await statusOf('unknown', said('61501'))).toBe(404);
  expect(await statusOf('broken', isBroken)).toBe(200);
  expect(await statusOf('away', isAway)).toBe(200);
  expect(await statusOf('late', isLate)).toBe(200);
});

it('a page that goes without a late answer says so, and one that was refused or failed does not', async () => {
  onIncomplete.mockClear();
  for (const [slug, answer] of [
    ['all there', said('00000')],
    ['refused', said('61501')],
    ['failed', isBroken],
  ] as const)
    await statusOf(slug, answer);
  expect(onIncomplete).not.toHaveBeenCalled();
  await statusOf('much too late', isLate);
  expect(onIncomplete).toHaveBeenCalledOnce();
});

it('a text that search engines know is an outage for them, and not a missing page', async () => {
  const isIndexed = { isIndexed: true } as const;
  expect(await statusOf('broken text', isBroken, isIndexed)).toBe(503);
  expect(await statusOf('late text', isLate, isIndexed)).toBe(503);
});
