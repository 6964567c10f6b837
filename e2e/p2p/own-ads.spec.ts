import { randomInt } from 'node:crypto';
import { hiddenReasons } from '@peerbourse/contract/p2p/p2p-ads/ad.shape';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { myAdList } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-list';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { choose as chooseIn } from '../choose.ts';
import { asOwner } from '../console/as-owner.ts';
import { openAs, visit } from '../identity/account/member.ts';
import { reload } from '../money/assets/wallet-fixtures.ts';
import { expect, site, test } from '../site.ts';
import { openComplete } from '../wait-for.ts';
import { card, choose, leaveMarket, openAdvertiser, publish, said } from './advertiser.ts';
import { fundPassword, openAsTrader, switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveMarket);
test.afterAll(() => switchMarket(false));

test('R7.9 uses p2p-ads/my-ad-list, p2p-config/ad-coin-list, p2p-config/ad-fiat-list: own ads by state, and filters that stay in the address', async ({
  quiet,
}) => {
  const person = await openAdvertiser(quiet);
  const sale = await publish(person);
  const purchase = await publish(person, { side: 'buy', pricing: { priceType: 'fixed', price: '0.92' } });
  const waiting = await publish(person, { isOnline: false });
  const html = await (await quiet.request.get(`${site}/p2p-trade/ads`)).text();
  expect(html).toContain(sale.adNo);
  await visit(quiet, '/p2p-trade/ads');
  const tab = (key: string) => quiet.getByRole('tab', { name: said(key) });
  await expect(tab('tab_online')).toContainText('2');
  await expect(tab('tab_offline')).toContainText('1');
  await expect(card(quiet, sale)).toContainText('0.93283 EUR');
  await expect(card(quiet, sale)).toContainText(said('price_follows_above', { percent: '1.00%' }));
  await expect(card(quiet, sale)).toContainText('1,000 USDT');
  await expect(card(quiet, sale)).toContainText('20.00 – 500.00 EUR');
  await expect(card(quiet, purchase)).toContainText(said('price_fixed'));
  await expect(card(quiet, purchase)).toContainText('0.39% below reference');
  await quiet.getByLabel(said('filter_side')).selectOption('buy');
  await expect(card(quiet, sale)).toHaveCount(0);
  await chooseIn(quiet.getByLabel(said('filter_coin')), 'USDT');
  await expect(quiet).toHaveURL(`${site}/p2p-trade/ads?coin=USDT&side=buy`);
  await reload(quiet);
  await expect(card(quiet, purchase)).toBeVisible();
  await chooseIn(quiet.getByLabel(said('filter_fiat'), { exact: true }), 'USD');
  await expect(quiet.getByText(said('not_found'), { exact: true })).toBeVisible();
  await quiet.goBack();
  await expect(card(quiet, purchase)).toBeVisible();
  await visit(quiet, '/p2p-trade/ads');
  await tab('tab_offline').click();
  await expect(card(quiet, waiting)).toBeVisible();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/ads?tab=offline`);
});

test('R7.9 uses p2p-ads/switch-ad, p2p-ads/take-down-ad: an ad goes off the market and comes back', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  await visit(quiet, '/p2p-trade/ads');
  await card(quiet, ad).getByRole('switch').click();
  await expect(quiet.getByText(said('now_offline'))).toBeVisible();
  await expect(card(quiet, ad)).toHaveCount(0);
  await visit(quiet, '/p2p-trade/ads?tab=offline');
  await card(quiet, ad)
    .getByRole('button', { name: said('fix_switch_on') })
    .click();
  await expect(card(quiet, ad)).toHaveCount(0);
  await visit(quiet, '/p2p-trade/ads');
  await choose(quiet, ad, 'take_down');
  await expect(quiet.getByText(said('now_taken_down'))).toBeVisible();
  await expect(card(quiet, ad)).toHaveCount(0);
});

test('a refused switch is explained at the ad', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person, { isOnline: false });
  await asOwner('UPDATE p2p_users_profiles SET may_publish = false WHERE account_id = (SELECT id FROM accounts_users WHERE user_id = $1)', [
    person.userId,
  ]);
  await visit(quiet, '/p2p-trade/ads?tab=offline');
  await expect(quiet.locator('[data-standing=no-right]')).toContainText(said('standing_no_right'));
  await card(quiet, ad).getByRole('switch').click();
  await expect(card(quiet, ad).getByRole('alert').filter({ hasText: 'can’t publish ads yet' })).toBeVisible();
});

test('R7.9 uses p2p-ads/hide-ad, p2p-ads/unhide-ad, p2p-ads/create-share-code: a private ad is shared by a code', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  await visit(quiet, '/p2p-trade/ads');
  await choose(quiet, ad, 'make_private');
  await expect(card(quiet, ad)).toContainText(said('private'));
  await choose(quiet, ad, 'share');
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('button', { name: said('share_make') }).click();
  const code = (
    await dialog
      .getByText(/^[A-Z2-9]{10}$/)
      .first()
      .innerText()
  ).trim();
  await expect(dialog).toContainText(`/p2p-trade/code/${code}`);
  await expect(dialog).toContainText('for up to 50 orders');
  await dialog.getByRole('button', { name: said('done') }).click();
  await choose(quiet, ad, 'make_public');
  await expect(card(quiet, ad)).not.toContainText(said('private'));
});

test('R7.9 uses p2p-ads/delete-ad: what comes back is said before, and an ad on the market is taken down first', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  await visit(quiet, '/p2p-trade/ads');
  await choose(quiet, ad, 'delete');
  const dialog = quiet.getByRole('alertdialog');
  await expect(dialog).toContainText('1,000 USDT');
  await expect(dialog.getByRole('button', { name: said('keep') })).toBeFocused();
  await dialog.getByRole('button', { name: said('delete_and_take_down') }).click();
  await expect(quiet.getByText(said('none_online'), { exact: true })).toBeVisible();
});

test('uses p2p-ads/switch-ads, p2p-users/set-business-hours: several ads at once, and all of them', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ads = [await publish(person), await publish(person, { side: 'buy' })];
  await openComplete(quiet, `${site}/p2p-trade/ads`);
  await quiet.getByRole('checkbox', { name: said('choose_all') }).check();
  await quiet.getByRole('button', { name: said('pause'), exact: true }).click();
  await expect(quiet.getByText(said('paused', { count: 2 }))).toBeVisible();
  await expect(quiet.getByRole('tab', { name: said('tab_offline') })).toContainText('2');
  await person.device.ask(switchAd, { adNo: ads[0]?.adNo ?? '', isOnline: true });
  await openComplete(quiet, `${site}/p2p-trade/ads`);
  await quiet.getByRole('button', { name: said('pause_all') }).click();
  await expect(quiet.getByText(said('all_paused'), { exact: true })).toBeVisible();
  const reason = card(quiet, ads[0] as { adNo: string }).locator('[data-reason=paused_all]');
  await expect(reason).toContainText(said('hidden_paused_all'));
  await reason.getByRole('button', { name: said('resume_all') }).click();
  await expect(reason).toHaveCount(0);
});

test('uses p2p-ads/reprice-ads, p2p-prices/reference-price: several prices at once, shown before, and each ad says what became of it', async ({
  quiet,
}) => {
  const person = await openAdvertiser(quiet);
  const floating = await publish(person, { pricing: { priceType: 'floating', premiumPpm: 90_000 } });
  const fixed = await publish(person, { pricing: { priceType: 'fixed', price: '0.93' } });
  await visit(quiet, '/p2p-trade/ads');
  await quiet.getByRole('checkbox', { name: said('choose_all') }).check();
  await quiet.getByRole('button', { name: said('reprice'), exact: true }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('textbox', { name: said('reprice_by') }).fill('2');
  await expect(dialog.locator(`[data-preview="${fixed.adNo}"]`)).toContainText('0.9486');
  await expect(dialog.locator(`[data-preview="${floating.adNo}"]`)).toContainText('1.0268');
  await dialog.getByRole('button', { name: said('reprice_apply') }).click();
  await expect(dialog.locator(`[data-preview="${fixed.adNo}"]`)).toContainText(said('reprice_done'));
  await expect(dialog.locator(`[data-preview="${floating.adNo}"]`)).toContainText(said('refused_price_out_of_band'));
  await dialog.getByRole('button', { name: said('done') }).click();
  await expect(card(quiet, fixed)).toContainText('0.94860 EUR');
  await expect(card(quiet, floating)).toContainText('9.00');
});

test('R7.9 every reason why nobody finds an ad is a sentence with a way out', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person, { isOnline: false });
  // Some of them take a day or a sweep to come about; what the page makes of them does not depend on that.
  await quiet.route(`**${myAdList.path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { ads: Array<Record<string, unknown>> } };
    const ads = body.data.ads.map((each) => ({ ...each, hiddenReasons, takenDownFor: 'misleading' }));
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ads } } });
  });
  await visit(quiet, '/p2p-trade/ads');
  await quiet.getByRole('tab', { name: said('tab_offline') }).click();
  for (const reason of hiddenReasons) {
    const line = card(quiet, ad).locator(`[data-reason=${reason}]`);
    await expect(line).toContainText(said(`hidden_${reason}`));
    // Whoever was taken down by staff cannot simply switch the ad on.
    await expect(line.locator('a, button')).toHaveCount(reason === 'inactive' ? 0 : 1);
  }
  await expect(card(quiet, ad)).toContainText(said('taken_down_for', { reason: said('taken_misleading') }));
  await expect(card(quiet, ad).getByRole('switch')).toBeDisabled();
});

test('R6.4 whoever cannot advertise is told the next step', async ({ quiet, browser }) => {
  await openAs(quiet);
  await visit(quiet, '/p2p-trade/ads');
  await quiet.getByRole('link', { name: said('standing_unverified_step') }).click();
  await expect(quiet).toHaveURL(`${site}/account/verified`);
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAsTrader(page);
  await visit(page, '/p2p-trade/ads/new');
  await expect(page.locator('[data-standing=no-right]')).toContainText(said('standing_no_right'));
  await context.clearCookies();
  await visit(page, '/p2p-trade/ads');
  await expect(page).toHaveURL(`${site}/login?from=%2Fp2p-trade%2Fads`);
  await context.close();
});

test('R6.4 a restriction says why and until when', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  await publish(person);
  await asOwner(
    `INSERT INTO p2p_users_restrictions (restriction_no, account_id, kind, reason, until, note, set_by)
     SELECT $2, id, 'publish', 'price-abuse', '2031-01-02T03:04:00Z', 'test', 'test' FROM accounts_users WHERE user_id = $1`,
    [person.userId, `100000${randomInt(10 ** 12, 10 ** 13)}`],
  );
  await visit(quiet, '/p2p-trade/ads');
  const note = quiet.locator('[data-standing=restricted]');
  await expect(note).toContainText(said('restriction_price_abuse'));
  await expect(note).toContainText('Jan 2, 2031, 03:04 UTC');
});

test('R7.20 uses p2p-ads/edit-ad: more coins for sale take the fund password, as a new ad does', async ({ quiet }) => {
  const person = await openAdvertiser(quiet);
  const ad = await publish(person);
  const press = (key: string) => quiet.getByRole('button', { name: said(key), exact: true }).click();
  await visit(quiet, `/p2p-trade/ads/${ad.adNo}`);
  await press('edit_open');
  await press('next');
  await quiet.getByRole('textbox', { name: said('quantity_sell') }).fill('1200');
  await press('next');
  await press('save');
  const dialog = quiet.getByRole('dialog', { name: said('edit_title') });
  const save = dialog.getByRole('button', { name: said('save') });
  await dialog.getByLabel('Fund password', { exact: true }).fill('000000');
  await save.click();
  await expect(dialog.getByText('Incorrect fund password.')).toBeVisible();
  await dialog.getByLabel('Fund password', { exact: true }).fill(fundPassword);
  await save.click();
  await expect(quiet.getByText(said('edit_saved'))).toBeVisible();
  expect(await person.device.ask(myAdDetail, { adNo: ad.adNo })).toMatchObject({ state: 'online', remaining: '1200' });
});
