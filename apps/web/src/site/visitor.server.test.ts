import { headers } from '@peerbourse/contract/headers';
import { localeOf } from '@peerbourse/contract/locales';
import { afterEach, expect, test, vi } from 'vitest';
import { openVisit, visitContext } from './visitor.server.ts';

afterEach(() => vi.unstubAllGlobals());

function visit(cookie?: string) {
  return openVisit({
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
    ...(cookie === undefined ? {} : { visitor: { address: '203.0.113.9', requestId: 'r1', cookie } }),
  }).get(visitContext);
}

/** What the api would be sent. */
function listen() {
  const sent: Array<Record<string, string>> = [];
  vi.stubGlobal('fetch', async (_url: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers);
    return Response.json({ code: '00000', data: {}, msg: '', requestId: 'r1' });
  });
  return sent;
}

test('R3.16 the visitor and the server that speaks for him are named for one request only', async () => {
  const sent = listen();
  const [one, other] = [visit('pb_at=one'), visit('pb_at=other')];
  await one.post('/v1/mix/public/usdtRate', {});
  await other.post('/v1/mix/public/usdtRate', {});
  expect(sent.map(({ cookie }) => cookie)).toEqual(['pb_at=one', 'pb_at=other']);
  for (const given of sent)
    expect(given).toMatchObject({ [headers.serviceToken]: 'the-service-token', [headers.visitorAddress]: '203.0.113.9' });
});

test('who asks is found out once, however many parts of a page want to know', async () => {
  const sent = listen();
  const { account, post } = visit('pb_at=one');
  await Promise.all([account(), account(), post('/v1/user/overview/userinfo', {})]);
  expect(sent.map(({ cookie }) => cookie)).toEqual(['pb_at=one']);
  await visit('pb_at=other').account();
  expect(sent.map(({ cookie }) => cookie)).toEqual(['pb_at=one', 'pb_at=other']);
});

test('what is asked for everybody names nobody', async () => {
  const sent = listen();
  await visit('pb_at=one').anonymousPost('/v1/mix/public/usdtRate', {});
  await visit().post('/v1/mix/public/usdtRate', {});
  for (const given of sent) {
    expect(given).toMatchObject({ [headers.serviceToken]: 'the-service-token' });
    expect(given).not.toHaveProperty('cookie');
    expect(given).not.toHaveProperty(headers.visitorAddress);
  }
});
