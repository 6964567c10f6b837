import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import type { Page } from '@playwright/test';
import { enter, type Member, openAs, visit } from '../identity/account/member.ts';
import { expect, guestCall, site, test } from '../site.ts';
import { checkVisuals, looks } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { newTrader, openAsTrader, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const name = 'Lucky Lantern';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

interface Listed {
  ads: Array<{ advertiser: { encryptUserId: string; nickName: string } }>;
}

/** The page of the advertiser whose offer is the best. */
async function addressOfBest(): Promise<string> {
  const { ads } = await guestCall<Listed>('/v1/p2p/pub/adv/queryAdvList', { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' });
  return `/p2p-trade/user/${ads.find(({ advertiser }) => advertiser.nickName === name)?.advertiser.encryptUserId}`;
}

async function addressOf({ device }: Member): Promise<string> {
  return `/p2p-trade/user/${(await device.ask(myProfile, {})).encryptUserId}`;
}

const table = (page: Page, title: string) => page.getByRole('table', { name: title });

test('R7.10 uses p2p-users/advertiser-page: how somebody has traded, how that is counted, and ads of both sides, in the first HTML', async ({
  quiet,
}) => {
  const path = await addressOfBest();
  const html = await (await fetch(`${site}${path}`)).text();
  for (const seen of [name, '0.92735', '0.92227', said('figure_rate_note'), said('figure_release_note'), 'noindex'])
    expect(html, seen).toContain(seen);
  await visit(quiet, path);
  await expect(quiet.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(table(quiet, said('buy_from', { name })).getByText('0.92735')).toBeVisible();
  await expect(table(quiet, said('sell_to', { name })).getByText('0.92227')).toBeVisible();
  await expect(quiet.locator('[data-background="2"]')).toBeAttached();
});

test('an ad is taken in its row, from its advertiser as in the hall', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, await addressOfBest());
  const offers = table(quiet, said('buy_from', { name }));
  await offers.getByRole('button', { name: said('buy_coin', { coin: 'USDT' }) }).click();
  await expect(offers.getByLabel(said('you_pay'))).toBeFocused();
  await quiet.keyboard.type('100');
  await expect(offers.getByLabel(said('you_get'))).toHaveValue('107.834151');
  await expect(offers.getByRole('button', { name: said('buy_amount', { amount: '107.834151', coin: 'USDT' }) })).toBeVisible();
});

test('uses p2p-users/follow-user: somebody is followed and no longer, by keyboard alone', async ({ quiet }) => {
  await openAsTrader(quiet);
  await visit(quiet, await addressOfBest());
  const follow = quiet.getByRole('button', { name: `${said('follow')} ${name}` });
  const following = quiet.getByRole('button', { name: `${said('following')} ${name}` });
  await follow.focus();
  await quiet.keyboard.press('Enter');
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await visit(quiet, await addressOfBest());
  await following.press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
});

test('uses p2p-blocklist/set-blocked: a block says what it does, takes the ads away, and can be lifted', async ({ quiet }) => {
  await openAsTrader(quiet);
  const other = await newTrader({ nickName: `Harbour ${Date.now()}` });
  const { nickName } = await other.device.ask(myProfile, {});
  await visit(quiet, await addressOf(other));
  await quiet.getByRole('button', { name: `${said('block')} ${nickName}` }).click();
  const dialog = quiet.getByRole('alertdialog');
  await expect(dialog).toContainText(said('block_means_orders'));
  await expect(dialog.getByRole('button', { name: said('back') })).toBeFocused();
  await dialog.getByRole('button', { name: said('block'), exact: true }).click();
  await expect(quiet.getByText(said('block_by_you', { name: nickName }))).toBeVisible();
  await expect(quiet.getByRole('button', { name: said('follow') })).toHaveCount(0);
  await quiet.getByRole('button', { name: `${said('unblock')} ${nickName}` }).click();
  await quiet
    .getByRole('alertdialog')
    .getByRole('button', { name: said('unblock'), exact: true })
    .click();
  await expect(quiet.getByText(said('block_by_you', { name: nickName }))).toHaveCount(0);
  await expect(quiet.getByRole('button', { name: `${said('follow')} ${nickName}` })).toBeVisible();
});

test('uses p2p-blocklist/check-blocked: the dialog knows of a block that was set elsewhere meanwhile, and offers to lift it', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  const other = await newTrader({ nickName: `Meadow ${Date.now()}` });
  const { nickName, encryptUserId = '' } = await other.device.ask(myProfile, {});
  await visit(quiet, await addressOf(other));
  await trader.device.ask(setBlocked, { encryptUserId, isBlocked: true });
  await quiet.getByRole('button', { name: `${said('block')} ${nickName}` }).click();
  await expect(quiet.getByRole('alertdialog')).toContainText(said('unblock_title', { name: nickName }));
});

test('whoever does not want to trade with somebody is shown to them with that', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  const other = await newTrader({ nickName: `Willow ${Date.now()}` });
  const { nickName } = await other.device.ask(myProfile, {});
  await other.device.ask(setBlocked, { encryptUserId: (await trader.device.ask(myProfile, {})).encryptUserId ?? '', isBlocked: true });
  await visit(quiet, await addressOf(other));
  await expect(quiet.getByText(said('block_by_them', { name: nickName }))).toBeVisible();
});

test('R6.1 whoever has no profile yet is told so, with the way to one', async ({ browser }) => {
  const page = await browser.newPage();
  await openAs(page);
  await visit(page, await addressOfBest());
  await page.getByRole('button', { name: `${said('follow')} ${name}` }).click();
  await expect(page.getByRole('alert').getByRole('link', { name: said('fix_terms') })).toHaveAttribute('href', '/p2p-trade/center');
  await page.close();
});

test('R6.1 one sees one own page as others do, with the ways to what is behind it; without ads it says so', async ({ quiet }) => {
  const trader = await openAsTrader(quiet, { nickName: `Orchard ${Date.now()}` });
  const { nickName } = await trader.device.ask(myProfile, {});
  await visit(quiet, await addressOf(trader));
  await expect(quiet.getByText(said('own_page'))).toBeVisible();
  const main = quiet.getByRole('main');
  await expect(main.getByRole('link', { name: said('my_ads') })).toHaveAttribute('href', '/p2p-trade/ads');
  await expect(main.getByRole('link', { name: said('my_center') })).toHaveAttribute('href', '/p2p-trade/center');
  await expect(main.getByRole('button', { name: said('block') })).toHaveCount(0);
  await expect(main.getByText(said('none_to_buy', { name: nickName }))).toBeVisible();
  await expect(main.getByText(said('none_to_sell', { name: nickName }))).toBeVisible();
});

test('a guest who wants to follow is led to the login and back', async ({ quiet }) => {
  const path = await addressOfBest();
  await visit(quiet, path);
  const follow = quiet.getByRole('main').getByRole('link', { name: said('follow') });
  await expect(follow).toHaveAttribute('href', `/login?${new URLSearchParams({ from: path })}`);
  await expect(quiet.getByRole('main').getByRole('link', { name: said('report_write') })).toHaveAttribute('href', '/support');
});

for (const [prefix, width] of looks) {
  test(`axe finds nothing serious on the page of an advertiser, and nothing moves, ${prefix || '/en'} at ${width} px`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enter(context, (await newTrader()).device);
    await openComplete(page, `${site}${prefix}${await addressOfBest()}`);
    await checkVisuals(page, 'the page of an advertiser', { maxShift: 0.02 });
    await context.close();
  });
}
