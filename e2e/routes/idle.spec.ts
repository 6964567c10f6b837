import { myAccount } from '@peerbourse/contract/identity/accounts/my-account';
import { pollQrLogIn } from '@peerbourse/contract/identity/sessions/poll-qr-log-in';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { priceLadder } from '@peerbourse/contract/p2p/p2p-ads/market/price-ladder';
import { quickMatch } from '@peerbourse/contract/p2p/p2p-ads/market/quick-match';
import { orderDetail } from '@peerbourse/contract/p2p/p2p-orders/order-detail';
import { referencePrice } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { advertiserPage } from '@peerbourse/contract/p2p/p2p-users/advertiser-page';
import { reportOnline } from '@peerbourse/contract/p2p/p2p-users/report-online';
import type { Browser } from '@playwright/test';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../../apps/web/src/routes.ts';
import { leaveMarket } from '../p2p/advertiser.ts';
import { switchProducts } from '../shell/switches.ts';
import { expect, site } from '../site.ts';
import { type Fates, sendThroughBadWeb, test } from './bad-web.ts';
import { asGuest, becomeMember, movedRoutes, openRoutes, type Visit } from './every-route.ts';
import { callsWhileIdle, inLanes } from './idle.ts';

const idleSeconds = 10;
const lanes = 6;

const presence = [reportOnline.path];
/** Prices that somebody looks at, and the state of the order that they are in, should the socket be silent. */
const renewals = [adList, adDetail, priceLadder, quickMatch, referencePrice, advertiserPage, orderDetail].map(({ path }) => path);
/** Whether the code on the screen was scanned. */
const scanned = [pollQrLogIn.path];
const allowed = [...presence, ...renewals, ...scanned];

test.beforeAll(() => switchProducts(true));
test.afterAll(async () => {
  await leaveMarket();
  await switchProducts(false);
});

/** What each address asks for while nobody does anything, besides what it may. */
async function askedBesides(browser: Browser, visit: Visit, paths: readonly string[], allowed: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  await inLanes(paths, lanes, async (path) => {
    const context = await visit(browser);
    const calls = await callsWhileIdle(await context.newPage(), `${site}${path}`, idleSeconds, allowed);
    found.push(...calls.map((call) => `${path}: ${call}`));
    await context.close();
  });
  return found.sort();
}

test('a page that no guest touches asks for nothing but what it may, on every route', async ({ browser }) => {
  expect(await askedBesides(browser, asGuest, [...openRoutes, ...movedRoutes], allowed)).toEqual([]);
});

test('a page that no member touches asks for nothing but what it may, on every route', async ({ browser }) => {
  const { asMember, paths } = await becomeMember(browser);
  expect(idsOf([...openRoutes, ...movedRoutes, ...paths])).toEqual(allIds());
  expect(await askedBesides(browser, asMember, paths, allowed)).toEqual([]);
});

// Who is here is known: a refusal of that would end the session.
const refuseAll: Fates = (path) => ({ delayMs: 0, end: path === myAccount.path ? 'answer' : 'refusal' });

test('where everything is refused to guests, no route asks again', async ({ browser, openWeb }) => {
  const web = await openWeb(refuseAll);
  expect(await askedBesides(browser, through(web, asGuest), openRoutes, [])).toEqual([]);
});

test('where everything is refused to members, no route asks again, and only presence is told', async ({ browser, openWeb }) => {
  const { asMember, paths } = await becomeMember(browser);
  const web = await openWeb(refuseAll);
  expect(await askedBesides(browser, through(web, asMember), paths, presence)).toEqual([]);
});

function through(web: string, visit: Visit): Visit {
  return async (browser) => {
    const context = await visit(browser);
    await sendThroughBadWeb(context, web, refuseAll);
    return context;
  };
}

type Entry = (typeof routes)[number];

/** The table as the router reads it. */
function objectsOf(entries: readonly Entry[]): RouteObject[] {
  return entries.map(({ id, file, path, index, children }) => ({
    id: id ?? file,
    ...(index ? { index } : { ...(path === undefined ? {} : { path }), children: objectsOf(children ?? []) }),
  })) as RouteObject[];
}

function idsOf(paths: readonly string[]): string[] {
  const table = objectsOf(routes);
  return [...new Set(paths.map((path) => matchRoutes(table, path.split('?')[0] ?? '')?.at(-1)?.route.id ?? 'none'))].sort();
}

function allIds(entries: readonly Entry[] = routes): string[] {
  const ids = entries.flatMap(({ id, file, children }) => (children ? allIds(children) : [id ?? file]));
  return ids.sort();
}
