import { setBlocked } from '@peerbourse/contract/p2p/p2p-blocklist/set-blocked';
import { followUser } from '@peerbourse/contract/p2p/p2p-users/follow-user';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import { updateProfile } from '@peerbourse/contract/p2p/p2p-users/update-profile';
import { english } from '../../packages/rules/src/formats/format.ts';
import { choose } from '../choose.ts';
import { asOwner } from '../console/as-owner.ts';
import { type Member, visit } from '../identity/account/member.ts';
import { expect, refuseCall, site, staffCall, test } from '../site.ts';
import { newTrader, openAsTrader, saveEuroAccount, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-users');
const path = '/p2p-trade/center';
const ownAccount = '(SELECT id FROM accounts_users WHERE user_id = $1)';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

async function handleOf({ device }: Member): Promise<string> {
  return (await device.ask(myProfile, {})).encryptUserId ?? '';
}

test('R3.9 R3.10 uses p2p-config/p2p-settings, reference/p2p-area-list: name, figures, rights and limits are in the first HTML', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet, { nickName: `Anchor ${Date.now()}` });
  await saveEuroAccount(trader);
  await asOwner(
    `INSERT INTO p2p_users_counters (account_id, orders_total, orders_bought, orders_sold, completed_30d, cancelled_30d, counterparties,
       release_seconds, pay_seconds, good_ratings, bad_ratings)
     VALUES (${ownAccount}, 1284, 700, 584, 197, 3, 88, 130, 240, 59, 1)
     ON CONFLICT (account_id) DO UPDATE SET orders_total = 1284, completed_30d = 197, cancelled_30d = 3`,
    [trader.userId],
  );
  const html = await quiet.request.get(`${site}${path}`).then((answer) => answer.text());
  for (const figure of ['1,284', '98.5%', '88']) expect(html, figure).toContain(figure);
  await visit(quiet, path);
  await quiet.getByText(said('figures_how')).click();
  await expect(quiet.getByText(said('completion_how'))).toBeVisible();
  await expect(quiet.locator('[data-right=buy]')).toHaveAttribute('data-given', 'true');
  await expect(quiet.locator('[data-right=publish]')).toHaveAttribute('data-given', 'false');
  await expect(quiet.getByText(said('right_publish_missing'))).toBeVisible();
  await expect(quiet.getByText(said('limit_cancels'))).toBeVisible();
  await expect(quiet.getByText('00:00 – 24:00 UTC')).toBeVisible();
  await expect(quiet.getByText(/Outside mainland China \(\d+ countries\)/)).toBeVisible();
  await expect(quiet.getByText('SEPA Instant').first()).toBeVisible();
});

test('R6.2 R6.3 people of mainland China, China sellers and businesses are marked, with the rules that hold for them', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  await asOwner(`UPDATE accounts_users SET area_id = '1' WHERE user_id = $1`, [trader.userId]);
  await visit(quiet, path);
  const profile = quiet.getByRole('region', { name: said('profile') });
  await expect(profile.getByText(said('badge_mainland'), { exact: true })).toBeVisible();
  await expect(profile.getByText(said('mainland_note', { amount: '500' }))).toBeVisible();
  await asOwner(`UPDATE p2p_users_profiles SET user_type = 1, kyb_flag = 1 WHERE account_id = ${ownAccount}`, [trader.userId]);
  await visit(quiet, path);
  await expect(profile.getByText(said('badge_china_seller'), { exact: true })).toBeVisible();
  await expect(profile.getByText(textOf('p2p')('badge_business'))).toBeVisible();
  await expect(profile.getByText(said('china_seller_note', { amount: '500' }))).toBeVisible();
});

test('R7.12 uses p2p-users/public-profile: oneself, as others see it', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  await visit(quiet, path);
  await quiet.getByRole('button', { name: said('public_face_see') }).click();
  const dialog = quiet.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('listitem').first()).toContainText(textOf('p2p')('no_orders'));
  await dialog.getByRole('link', { name: said('public_page') }).click();
  await expect(quiet).toHaveURL(`${site}/p2p-trade/user/${await handleOf(trader)}`);
});

test('a restriction says what, why, until when and what to do; the right that it takes is not given', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  const wanted = { userId: trader.userId, kind: 'sell', reason: 'cancellations', note: 'a restriction of the tests', hours: 4 };
  const { until } = (await staffCall('/v1/admin/p2p-users/restrict-trader', wanted)) as { until: string };
  await visit(quiet, path);
  await expect(quiet.getByText(said('restricted_sell', { time: english.moment(until) }))).toBeVisible();
  await expect(quiet.getByText(said('why_cancellations'))).toBeVisible();
  await expect(quiet.locator('[data-right=sell]')).toHaveAttribute('data-given', 'false');
});

test('uses p2p-users/sellable-amount, p2p-config/coin-list: what could be sold, and what is in the way of the rest', async ({ quiet }) => {
  await openAsTrader(quiet, { coins: [{ coin: 'USDT', amount: '512.5' }] });
  await visit(quiet, path);
  const row = quiet
    .getByRole('table', { name: said('sellable') })
    .getByRole('row')
    .filter({ hasText: 'USDT' });
  await expect(row.getByRole('cell').first()).toContainText('512.5');
});

test('a choice is kept at once, and the name changes when it may', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  await visit(quiet, path);
  await refuseCall(quiet, updateProfile.path, 'This cannot be changed now.');
  await choose(quiet.getByLabel(said('fiat_preference')), 'USD');
  await expect(quiet.getByRole('alert').filter({ hasText: 'This cannot be changed now.' })).toBeVisible();
  await quiet.unroute(`**${updateProfile.path}`);
  await quiet.getByRole('switch', { name: said('pref_country') }).check();
  await choose(quiet.getByLabel(said('fiat_preference')), 'EUR');
  await expect.poll(() => trader.device.ask(myProfile, {})).toMatchObject({ showCountryFlag: true, fiatPreference: 'EUR', isOpen: true });
  await expect(quiet.getByRole('switch', { name: said('pref_sms') })).toBeDisabled();
  await quiet.getByRole('button', { name: said('rename') }).click();
  const dialog = quiet.getByRole('dialog');
  const name = `Orchard ${trader.userId.slice(-6)}`;
  await dialog.getByLabel(said('nick')).fill(name);
  await dialog.getByRole('button', { name: said('save') }).click();
  await expect(quiet.getByRole('link', { name })).toBeVisible();
  // Once chosen it stays for a while.
  await expect(quiet.getByRole('button', { name: said('rename') })).toHaveCount(0);
  await expect(quiet.getByText(/^You can change your nickname from .*20\d\d/)).toBeVisible();
});

test('uses p2p-users/set-business-hours: hours past midnight in a zone, and a pause for all ads', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  await visit(quiet, path);
  // At a moment at which the ads would otherwise be on the market, whatever the time.
  await expect(quiet.getByText(said('at_work'), { exact: true })).toBeVisible();
  await quiet.getByRole('switch', { name: said('pause_all') }).check();
  await expect(quiet.getByText(said('paused'), { exact: true })).toBeVisible();
  await expect.poll(async () => (await trader.device.ask(myProfile, {})).isPaused).toBe(true);
  await quiet.getByLabel(said('hours_always')).uncheck();
  await quiet.getByLabel(said('day_64')).uncheck();
  await quiet.getByLabel(said('hours_from')).fill('20:00');
  await quiet.getByLabel(said('hours_until')).fill('20:00');
  await quiet.getByRole('button', { name: said('hours_save') }).click();
  await expect(quiet.getByText(said('hours_same'))).toBeVisible();
  await quiet.getByLabel(said('hours_until')).fill('02:30');
  await expect(quiet.getByText(said('hours_next_day'))).toBeVisible();
  await choose(quiet.getByLabel(said('time_zone')), 'Asia/Tokyo');
  await quiet.getByRole('button', { name: said('hours_save') }).click();
  await expect
    .poll(async () => await trader.device.ask(myProfile, {}))
    .toMatchObject({ isPaused: true, businessHours: { timeZone: 'Asia/Tokyo', days: 63, from: 1_200, until: 150 } });
});

test('R7.12 uses p2p-users/following-list, p2p-users/follow-user, p2p-blocklist/blocked-user-list, p2p-blocklist/set-blocked: people are found and let go', async ({
  quiet,
}) => {
  const trader = await openAsTrader(quiet);
  const [one, two, three] = [await newTrader(), await newTrader(), await newTrader()];
  for (const liked of [one, two]) await trader.device.ask(followUser, { encryptUserId: await handleOf(liked), isFollowed: true });
  await trader.device.ask(setBlocked, { encryptUserId: await handleOf(three), isBlocked: true });
  const nameOf = async ({ device }: Member) => (await device.ask(myProfile, {})).nickName;
  await visit(quiet, path);
  const following = quiet.getByRole('list', { name: said('following') });
  await expect(following.getByRole('listitem')).toHaveCount(2);
  await quiet.getByRole('searchbox', { name: said('list_search') }).fill((await nameOf(one)).toLowerCase());
  await expect(following.getByRole('listitem')).toHaveCount(1);
  await expect(following.getByRole('link')).toHaveAttribute('href', `/p2p-trade/user/${await handleOf(one)}`);
  await following.getByRole('button', { name: said('unfollow') }).click();
  await quiet.getByRole('button', { name: said('list_clear') }).click();
  await expect(following.getByRole('listitem')).toHaveCount(1);
  await expect(following).toContainText(await nameOf(two));
  await quiet.getByRole('tab', { name: said('blocked') }).click();
  await quiet
    .getByRole('list', { name: said('blocked') })
    .getByRole('button', { name: said('unblock') })
    .click();
  await expect(quiet.getByText(said('blocked_none'))).toBeVisible();
  // Where a reason says that somebody is blocked, it leads to this list.
  await visit(quiet, `${path}?people=blocked#people`);
  await expect(quiet.getByRole('tab', { name: said('blocked') })).toHaveAttribute('aria-selected', 'true');
});

test('newer terms are shown first, and accepted with one press', async ({ quiet }) => {
  const trader = await openAsTrader(quiet);
  await asOwner(`UPDATE p2p_users_profiles SET terms_version = 0 WHERE account_id = ${ownAccount}`, [trader.userId]);
  await visit(quiet, path);
  await quiet.getByRole('button', { name: said('terms_accept') }).click();
  await expect(quiet.getByText(/^You accepted version 1 on .*20\d\d/)).toBeVisible();
  expect(await trader.device.ask(myProfile, {})).toMatchObject({ acceptedTermsVersion: 1 });
});
