import { reportOnline } from '@peerbourse/contract/p2p/p2p-users/report-online';
import { asOwner } from '../console/as-owner.ts';
import { settingVersion } from '../console/setting-version.ts';
import { publishItem, withdrawItem } from '../content-desk.ts';
import { enter, newMember, openAs, visit } from '../identity/account/member.ts';
import { openInApp } from '../native/host.ts';
import { expect, site, staffCall, test } from '../site.ts';
import { untilComplete } from '../wait-for.ts';
import { openAsTrader, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-gates');
const copperText = textOf('common')('p2p_copper_not_supported');
const hall = '/p2p-trade/buy/USDT-EUR';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

async function makeCopper(userId: string): Promise<void> {
  await asOwner('UPDATE accounts_users SET identity_flag = 6 WHERE user_id = $1', [userId]);
}

test('R4.17 a copper user sees an error on every P2P page, and is home after 3 seconds', async ({ browser }) => {
  const page = await browser.newPage();
  const { userId } = await openAs(page);
  await makeCopper(userId);
  await page.addInitScript(noteWhenHome);
  for (const path of [hall, '/p2p-trade/center']) {
    await visit(page, path);
    await expect(page.getByRole('alert').filter({ hasText: copperText })).toBeVisible();
    await page.waitForURL(`${site}/`);
    expect(
      await page.evaluate(() => Number(sessionStorage.getItem('homeAt')) - Number(sessionStorage.getItem('openedAt'))),
    ).toBeGreaterThan(2_900);
  }
  await page.close();
});

/** By the clock of the page: that of the test may be late. */
function noteWhenHome(): void {
  const note = () => sessionStorage.setItem(location.pathname === '/' ? 'homeAt' : 'openedAt', String(Date.now()));
  note();
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...args) => {
    push(...args);
    if (location.pathname === '/') note();
  };
  history.replaceState = (...args) => {
    replace(...args);
    if (location.pathname === '/') note();
  };
}

test('R4.17 inside the app a copper user is led to its own home', async ({ browser }) => {
  const { context, page, opened } = await openInApp(browser);
  const member = await newMember();
  await makeCopper(member.userId);
  await enter(context, member.device);
  await visit(page, '/p2p-trade/center');
  await page.waitForURL(`${site}/`);
  expect(await opened()).toEqual([{ screen: 'home' }]);
  await context.close();
});

test('R7.12 uses p2p-users/report-online: a trader is seen while a page of P2P is; others report nothing', async ({ browser }) => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(reportOnline.path)) asked.push(request.url());
  });
  await visit(page, hall);
  await untilComplete(page);
  await openAs(page);
  await visit(page, hall);
  await untilComplete(page);
  expect(asked).toEqual([]);
  await page.context().clearCookies();
  await openAsTrader(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(reportOnline.path));
  await visit(page, hall);
  expect((await answered).status()).toBe(200);
  expect(asked).toHaveLength(1);
  // Their own page knows it as well.
  await visit(page, '/p2p-trade/center');
  await expect(page.getByText(textOf('p2p')('online'), { exact: true })).toHaveCount(1);
  await page.close();
});

test('R6.4 where P2P is closed, what begins a trade gives way to the reason, and the market can be read', async ({ browser }) => {
  await publishItem('restriction', 'vu', { fields: { closed: ['p2p'] }, texts: { en: { note: 'P2P is not open in Vanuatu.' } } });
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'VU' } });
  const page = await context.newPage();
  try {
    await visit(page, '/buy-sell-crypto');
    await expect(page.getByRole('heading', { name: said('closed_here_title') })).toBeVisible();
    await expect(page.getByRole('link', { name: said('see_offers') })).toHaveAttribute('href', '/p2p-trade');
    await visit(page, hall);
    await expect(page.getByText('Lucky Lantern').first()).toBeVisible();
  } finally {
    await withdrawItem('restriction', 'vu');
    await context.close();
  }
});

test('R6.4 openOtc and canOTCSell: an account that is held back learns why, on pages to act and to read', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  const hold = (kind: string) =>
    asOwner(
      `INSERT INTO accounts_holds (account_id, kind, reason, author) SELECT id, $2, 'test', 'test' FROM accounts_users WHERE user_id = $1`,
      [trader.userId, kind],
    );
  await hold('p2p-sell');
  await visit(quiet, '/p2p-trade/sell/USDT-EUR');
  await expect(quiet.getByText(said('sell_held'))).toBeVisible();
  await visit(quiet, hall);
  await expect(quiet.getByText('Lucky Lantern').first()).toBeVisible();
  await expect(quiet.getByText(said('sell_held'))).toHaveCount(0);
  await hold('p2p');
  await visit(quiet, hall);
  await expect(quiet.getByText(said('held_text'))).toBeVisible();
  await expect(quiet.getByText('Lucky Lantern').first()).toBeVisible();
  await visit(quiet, '/buy-sell-crypto');
  await expect(quiet.getByRole('heading', { name: said('held_title') })).toBeVisible();
});

test('R6.4 whoever is not verified learns on the pages of selling that this comes first', async ({ quiet }) => {
  await openAs(quiet);
  await visit(quiet, '/p2p-trade/sell/USDT-EUR');
  await quiet.getByRole('link', { name: said('verify') }).click();
  await expect(quiet).toHaveURL(`${site}/account/verified`);
});

test('R7.10 uses p2p-config/market-status: while operators have stopped trading, every page says so in their words', async ({ quiet }) => {
  const key = 'p2p-config.market';
  const write = async (value: unknown) => {
    const version = await settingVersion(key);
    await staffCall('/v1/admin/settings/write-setting', { key, version, value, reason: 'a browser test' });
  };
  const note = 'We are moving to a new machine and are back at noon.';
  await write({ isOpen: false, notes: { en: note } });
  try {
    await expect.poll(async () => (await fetch(`${site}${hall}`)).text()).toContain(note);
    await visit(quiet, hall);
    await expect(quiet.getByText(textOf('p2p')('stopped_title'))).toBeVisible();
    await expect(quiet.getByRole('table')).toBeVisible();
  } finally {
    await write({ isOpen: true, notes: {} });
  }
  await expect.poll(async () => (await fetch(`${site}${hall}`)).text()).not.toContain(note);
});

test('while the market is switched off its pages are not there for search engines, and say why to people', async ({ quiet }) => {
  await switchMarket(false);
  try {
    const response = await fetch(`${site}/p2p-trade`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    await visit(quiet, hall);
    await expect(quiet.getByRole('heading', { level: 1 })).toHaveText('P2P: not available yet');
  } finally {
    await switchMarket(true);
  }
});
