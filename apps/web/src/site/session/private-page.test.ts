import { localeOf } from '@peerbourse/contract/locales';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openVisit } from '../visitor.server.ts';
import { loadPrivatePage } from './private-page.server.ts';

afterEach(() => vi.unstubAllGlobals());

const needs = { texts: [], queries: [] };

/** Asks for a page of members; the api says what the test wants. */
async function ask(mayHaveSession: boolean, answer: () => Response): Promise<unknown> {
  const fetched = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetched);
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
    onIncomplete: () => undefined,
    mayHaveSession,
    visitor: { address: '203.0.113.9', requestId: 'r1' },
  });
  const request = new Request('http://page/de/account/devices?page=2');
  return await loadPrivatePage({ request, context }, needs).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}, ${fetched.mock.calls.length} calls`;
  });
}

const said = (userInfo: unknown) => () => Response.json({ code: '00000', data: { userInfo }, msg: '', requestId: 'r1' });
const toLogin = '/login?from=%2Faccount%2Fdevices%3Fpage%3D2';

describe('a page for members', () => {
  it('R4.6 sends a visitor without a session to login, without asking anybody', async () => {
    expect(await ask(false, said(null))).toBe(`302 ${toLogin}, 0 calls`);
  });

  it('R4.6 sends a visitor whose session is over to login', async () => {
    expect(await ask(true, said(null))).toBe(`302 ${toLogin}, 1 calls`);
    const revoked = () => Response.json({ code: '00006', data: null, msg: 'over', requestId: 'r1' });
    expect(await ask(true, revoked)).toBe(`302 ${toLogin}, 1 calls`);
  });

  it('is given to members, and to somebody of whom the api cannot say who it is', async () => {
    expect(await ask(true, said({ userId: '1234567890' }))).toHaveProperty('queries');
    expect(await ask(true, () => new Response('', { status: 503 }))).toHaveProperty('queries');
  });
});
