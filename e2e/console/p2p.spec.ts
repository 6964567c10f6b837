import { randomInt } from 'node:crypto';
import { adDetail } from '@peerbourse/contract/p2p/p2p-ads/market/ad-detail';
import { myAdDetail } from '@peerbourse/contract/p2p/p2p-ads/own/my-ad-detail';
import { switchAd } from '@peerbourse/contract/p2p/p2p-ads/own/switch-ad';
import { marketStatus } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { p2pSettings } from '@peerbourse/contract/p2p/p2p-config/p2p-settings';
import { methodTemplateList } from '@peerbourse/contract/p2p/p2p-paymethods/method-template-list';
import { myMethodList } from '@peerbourse/contract/p2p/p2p-paymethods/my-method-list';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import type { Browser } from '@playwright/test';
import { type Member, Visitor } from '../identity/account/member.ts';
import { newTrader } from '../p2p/market.ts';
import { expect, openConsole, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { openColleague } from './colleague.ts';
import { newAdvertiser, newSharers, rewordAd, sharedAccount } from './p2p-users.ts';
import { sayWhy } from './say-why.ts';
import { restoringSetting } from './setting-version.ts';

const mark = randomInt(100_000, 999_999);
const name = (first: string) => `${first} ${mark}`;

test('R7.9 uses p2p-ads/ad-moderation-list, p2p-ads/check-ad: staff look at what is new with two keys, and it waits again when it changes', async ({
  quiet,
}) => {
  const { trader, adNo } = await newAdvertiser(name('Plain'), 'Fast and friendly.');
  await openConsole(quiet, `#/p2p/ads/${trader.userId}`);
  await quiet.getByLabel('Show', { exact: true }).selectOption('waiting');
  await expect(quiet.getByRole('list', { name: 'Ads' }).getByRole('button')).toHaveCount(1);
  await quiet.getByLabel('Currency').selectOption('JPY');
  await expect(quiet.getByText('Everything here has been looked at.')).toBeVisible();
  await quiet.getByLabel('Currency').selectOption('EUR');
  await quiet.getByLabel('State').selectOption('online');
  await quiet.getByRole('heading', { name: 'Ads', level: 1 }).click();
  // The keys have nothing to choose from until the list of the new filters has come.
  await expect(quiet.getByText('Choose an ad from the queue')).toBeVisible();
  await quiet.keyboard.press('j');
  const ad = quiet.getByRole('region', { name: 'Sells USDT for EUR' });
  for (const text of ['Fast and friendly.', 'Thank you for your order.', '0.93 EUR, fixed', '20 – 50 EUR', '30 days since registration'])
    await expect(ad).toContainText(text);
  await expect(ad).toContainText('private: only by its code');
  await expect(ad.getByText('Completed in 30 days')).toBeVisible();
  await quiet.keyboard.press('a');
  await expect(quiet.getByRole('status').filter({ hasText: 'Checked' })).toContainText(name('Plain'));
  await expect(quiet.getByText('Everything here has been looked at.')).toBeVisible();
  await rewordAd(adNo, 'Fast and friendly, at any time.');
  await quiet.keyboard.press('r');
  await quiet.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  await expect(ad).toContainText('Removed: Fast and friendly.');
  await expect(ad).toContainText('Added: Fast and friendly, at any time.');
});

test('R7.9 uses p2p-ads/take-down-by-staff, p2p-ads/allow-ad: what the filter finds is taken down with a reason that the owner reads, and allowed again', {
  tag: '@core',
}, async ({ quiet }) => {
  const { trader, adNo } = await newAdvertiser(name('Talker'), '', { price: '1.01' });
  await rewordAd(adNo, 'Write to me on telegram');
  await openConsole(quiet, `#/p2p/ads/${trader.userId}`);
  await quiet.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  await expect(quiet.getByText('A messenger in the remark, says the filter.')).toBeVisible();
  await expect(quiet.getByText('The price is an outlier')).toBeVisible();
  await quiet.keyboard.press('x');
  const dialog = quiet.getByRole('dialog', { name: 'Take this ad down' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('');
  await dialog.getByLabel('Reason').selectOption('contact_data');
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Say why');
  await dialog.getByLabel('Note').fill('names a messenger');
  await dialog.getByRole('button', { name: 'Take it down' }).click();
  await expect(quiet.getByRole('status').filter({ hasText: 'Taken down' })).toBeVisible();
  expect(await trader.device.ask(myAdDetail, { adNo })).toMatchObject({ state: 'offline', takenDownFor: 'contact_data' });

  await quiet.getByLabel('Show', { exact: true }).selectOption('taken-down');
  await quiet.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  await expect(quiet.getByText('It is off the market until staff allow it again.')).toBeVisible();
  await quiet.keyboard.press('a');
  const allowing = quiet.getByRole('dialog', { name: 'Allow this ad again' });
  await allowing.getByLabel('Note').fill('the owner has promised to change it');
  await allowing.getByRole('button', { name: 'Allow it' }).click();
  await expect(quiet.getByText('No ad fits these filters.')).toBeVisible();
  expect((await trader.device.ask(switchAd, { adNo, isOnline: true })).state).toBe('online');
});

test('uses p2p-ads/judge-picture: others see a picture once staff have, and no longer when they keep it back', async ({ quiet }) => {
  const { trader, adNo } = await newAdvertiser(name('Painter'), '', { hasPicture: true });
  const other = await newTrader();
  const seen = async () => (await other.device.ask(adDetail, { adNo })).pictures.length;
  expect(await seen()).toBe(0);
  await openConsole(quiet, `#/p2p/ads/${trader.userId}`);
  await quiet.getByLabel('Show', { exact: true }).selectOption('pictures');
  await quiet.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  await expect.poll(() => quiet.getByAltText('of the advertiser').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  for (const [act, button, count] of [
    ['Show it to everybody', 'Show it', 1],
    ['Keep it from others', 'Keep it back', 0],
  ] as const) {
    await quiet.getByRole('button', { name: act }).click();
    await quiet.getByRole('dialog').getByLabel('Note').fill('a browser test');
    await quiet.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();
    await expect(quiet.getByRole('dialog')).toHaveCount(0);
    expect(await seen()).toBe(count);
    await quiet.getByLabel('Show', { exact: true }).selectOption('all');
    await quiet.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  }
});

test('R7.9 whoever may only read sees why nothing can be pressed, and an answer that does not come can be asked for again', async ({
  browser,
}) => {
  const { trader } = await newAdvertiser(name('Reader'), 'Good day.');
  const page = await openColleague(browser, 'rita', ['reader'], `#/p2p/ads/${trader.userId}`);
  await page.getByRole('list', { name: 'Ads' }).getByRole('button').click();
  await expect(page.getByText('Only members with the role Decider or Risk decide about ads.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Take down|Nothing is wrong/ })).toHaveCount(0);
  await page.keyboard.press('x');
  await expect(page.getByText('Completed in 30 days')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.route('**/trader-list', (route) => route.abort());
  await page.goto(page.url().replace(/#.*/, `#/p2p/traders/${trader.userId}`));
  const unread = page.getByRole('alert').filter({ hasText: 'This could not be read.' });
  // The list alone: the profile waits for a reason.
  await expect(page.getByLabel('Why you look')).toBeVisible();
  await expect(unread).toHaveCount(1);
  await page.unroute('**/trader-list');
  await unread.getByRole('button', { name: 'Try again' }).click();
  await expect(unread).toHaveCount(0);
  await sayWhy(page);
  await expect(page.getByText('Only members with the role Risk restrict traders or decide who publishes.')).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/p2p/methods/221'));
  await expect(page.getByText('Only members with the role Editor or Risk write templates.')).toBeVisible();
  await expect(page.getByRole('region', { name: /^GCash/ }).getByLabel('Code')).toBeDisabled();
  await page.goto(page.url().replace(/#.*/, '#/p2p/settings/p2p-config.bands'));
  await expect(page.getByText('Only members with the role Risk change this, and an approver decides.')).toBeVisible();
  await page.context().close();
});

test('uses p2p-users/trader-list, p2p-users/view-trader, p2p-users/restrict-trader, p2p-users/lift-restriction: a trader is found, looked at with a reason, restricted for a time, and set free', async ({
  quiet,
}) => {
  const trader = await newTrader({ nickName: name('Canceller') });
  await openConsole(quiet, '#/p2p/traders');
  await expect(quiet.getByText('Choose a trader')).toBeVisible();
  await quiet.keyboard.press('/');
  await expect(quiet.getByRole('searchbox')).toBeFocused();
  await quiet.keyboard.type(trader.userId);
  await quiet.keyboard.press('Enter');
  await quiet
    .getByRole('list', { name: 'Traders' })
    .getByRole('link', { name: new RegExp(name('Canceller')) })
    .click();
  await expect(quiet).toHaveURL(new RegExp(`#/p2p/traders/${trader.userId}\\?query=`));
  await quiet.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(quiet.getByText('Choose why you look.')).toBeVisible();
  await expect(quiet.getByRole('region', { name: 'Restrictions' })).toHaveCount(0);
  await sayWhy(quiet, 'moderation');
  await expect(quiet.getByText('Nothing was ever held back.')).toBeVisible();
  await expect(quiet.getByText(/\d+ looks? left this hour/)).toBeVisible();
  await quiet.getByRole('button', { name: 'Restrict', exact: true }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Restrict this trader' });
  await dialog.getByLabel('What').selectOption('buy');
  await dialog.getByLabel('How long').selectOption('other');
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(2);
  await dialog.getByLabel('Hours').fill('36');
  await expect(dialog).toContainText(/Ends about 20\d\d-/);
  await dialog.getByLabel('Note').fill('cancelled five orders in a row');
  await dialog.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(quiet.getByRole('status').filter({ hasText: 'Buying: held back until' })).toBeVisible();
  const row = quiet.getByRole('row', { name: /Buying/ });
  await expect(row).toContainText('in force');
  await expect(row).toContainText('cancelled five orders in a row');
  await expect(row).toContainText(/in 1 d 1[12] h/);
  expect((await trader.device.ask(myProfile, {})).restrictions).toMatchObject([{ kind: 'buy', reason: 'cancellations' }]);

  await row.getByRole('button', { name: 'Lift: Buying' }).click();
  const lifting = quiet.getByRole('dialog', { name: 'Lift: Buying' });
  await lifting.getByLabel('Reason').fill('it was the fault of the seller');
  await lifting.getByRole('button', { name: 'Lift' }).click();
  await expect(row).toContainText('lifted by');
  expect((await trader.device.ask(myProfile, {})).restrictions).toEqual([]);
});

test('uses p2p-users/set-publish-right: the right to publish is given and taken with a reason', async ({ quiet }) => {
  const trader = await newTrader({ nickName: name('Starter') });
  await openConsole(quiet, `#/p2p/traders/${trader.userId}`);
  await sayWhy(quiet);
  for (const [act, button, mayPublish] of [
    ['Allow to publish ads', 'Allow it', true],
    ['Take the right to publish away', 'Take it away', false],
  ] as const) {
    await quiet.getByRole('button', { name: act }).click();
    const dialog = quiet.getByRole('dialog', { name: act });
    await dialog.getByLabel('Reason').fill('a browser test');
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toHaveCount(0);
    expect((await trader.device.ask(myProfile, {})).mayPublish).toBe(mayPublish);
  }
});

test('uses p2p-paymethods/template-list, p2p-paymethods/template-versions, p2p-paymethods/write-template: a template is written, tried, changed and goes back', async ({
  quiet,
}) => {
  const customer = await newTrader();
  await openConsole(quiet, '#/p2p/methods');
  await quiet.getByLabel('Name, currency or country').fill('philippines gcash');
  await expect(quiet.getByRole('list', { name: 'Payment methods' }).getByRole('link')).toHaveCount(1);
  await quiet.getByRole('button', { name: 'New' }).click();
  const form = quiet.getByRole('region', { name: 'New payment method' });
  await form.getByLabel('Name', { exact: true }).first().fill(name('Harbour Bank'));
  await form.getByLabel('Currencies').fill('eur');
  await quiet.getByRole('button', { name: 'Save as version 1' }).click();
  await expect(form).toContainText('Small letters, digits and single hyphens');
  await expect(form).toContainText('Enter one or more codes of two letters.');
  await form.getByLabel('Code').fill(`harbour-${mark}`);
  await form.getByLabel('Countries', { exact: true }).fill('de, fr');
  await expect(form).toContainText('Germany, France');
  await form.getByText('1. Account number').click();
  await form.getByLabel('Pattern').fill('\\d{8}');
  const preview = quiet.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('Account number').fill('1234');
  await expect(preview).toContainText('This is not what the field asks for.');
  await preview.getByLabel('Account number').fill('12345678');
  await expect(preview).toContainText('Kept as 12345678, shown as ****78.');
  await quiet.getByRole('button', { name: 'Save as version 1' }).click();
  await expect(quiet.getByRole('status').filter({ hasText: 'Saved as version 1.' })).toBeVisible();
  expect(await offered(customer)).toContain(name('Harbour Bank'));

  const opened = quiet.getByRole('region', { name: name('Harbour Bank') });
  await opened.getByLabel('Offered').uncheck();
  const changes = quiet.getByRole('region', { name: 'What changes' });
  await expect(changes.getByRole('listitem')).toHaveText(/Offered.*yes.*no/);
  await quiet.getByRole('button', { name: 'Save as version 2' }).click();
  await expect(quiet.getByRole('status').filter({ hasText: 'Saved as version 2.' })).toBeVisible();
  expect(await offered(customer)).not.toContain(name('Harbour Bank'));
  await quiet.getByRole('button', { name: 'Go back to version 1' }).click();
  await expect(changes.getByRole('listitem')).toHaveText(/Offered.*no.*yes/);
  await quiet.getByRole('button', { name: 'Save as version 3' }).click();
  await expect(quiet.getByRole('status').filter({ hasText: 'Saved as version 3.' })).toBeVisible();
  await expect(quiet.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText('in force');
  expect(await offered(customer)).toContain(name('Harbour Bank'));
  // Other tests choose from what is offered.
  await asOwner('UPDATE p2p_paymethods_templates SET is_active = false WHERE code = $1', [`harbour-${mark}`]);
});

test('uses p2p-paymethods/review-queue, p2p-paymethods/resolve-review: an account in two hands is disabled for one of them', async ({
  quiet,
}) => {
  const phone = `0917${randomInt(1_000_000, 9_999_999)}`;
  const [keeper, other] = await newSharers(phone);
  await openConsole(quiet, '#/p2p/reviews');
  await sharedAccount(quiet, phone).click();
  const review = quiet.getByRole('region', { name: 'GCash' });
  await expect(review).toContainText('2 people');
  await expect(review.getByRole('link', { name: keeper.userId })).toBeVisible();
  await expect(quiet.getByText('Mark those that are to be disabled.')).toBeVisible();
  await review.getByLabel(`Disable the account of ${other.userId}`).check();
  await quiet.getByRole('button', { name: 'Disable 1 marked' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Disable payment methods' });
  await dialog.getByLabel('Note').fill('too short');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(dialog.getByRole('alert')).toContainText('at least 10 characters');
  await dialog.getByLabel('Note').fill('the number belongs to the other one');
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(quiet.getByRole('status').filter({ hasText: `Disabled for ${other.userId}.` })).toBeVisible();
  const states = async ({ device }: Member) => JSON.stringify(await device.ask(myMethodList, { fiatCode: 'PHP' }));
  expect(await states(keeper)).toContain('"state":"ACTIVE"');
  expect(await states(other)).toContain('"disabledBy":"risk"');
});

test('R3.10 uses settings/setting-versions, settings/propose-setting-change, settings/decide-setting-change: the P2P configuration is changed in a form by two persons, previewed in words, and goes back', async ({
  quiet,
  browser,
}) => {
  const limit = async () => (await new Visitor().ask(p2pSettings, {})).addPayCount;
  const first = await limit();
  await restoringSetting('p2p-config.general', async () => {
    await openConsole(quiet, '#/settings');
    await quiet.getByRole('link', { name: 'Edit p2p-config.general in its form' }).click();
    const field = quiet.getByLabel('Saved payment methods per currency');
    const propose = quiet.getByRole('button', { name: /^Propose as version/ });
    await field.fill('0');
    await propose.click();
    await expect(quiet.getByText('Enter a whole number from 1 to 100.')).toBeVisible();
    await field.fill('17');
    const changes = quiet.getByRole('region', { name: 'What changes' });
    await expect(changes.getByRole('listitem')).toHaveText(new RegExp(`Saved payment methods per currency.*was${first}is17`));
    await quiet.getByRole('link', { name: /^Price bands/ }).click();
    await expect(quiet.getByLabel('Fixed price, lowest')).toHaveValue('-10');
    await expect(quiet.getByRole('link', { name: /^General/ })).toContainText('not saved');
    await quiet.getByRole('link', { name: /^General/ }).click();
    await expect(field).toHaveValue('17');
    await changes.getByLabel('Reason').fill('traders ask for more');
    await propose.click();
    await expect(quiet.getByRole('status').filter({ hasText: 'General: proposed.' })).toBeVisible();
    await expect(changes).toContainText('has proposed another value, and nobody has decided yet: traders ask for more');
    expect(await limit()).toBe(first);
    await approveProposal(browser, 'p2p-config.general');
    await expect.poll(limit).toBe(17);

    const history = quiet.getByRole('region', { name: 'History' }).getByRole('listitem');
    await expect(history.nth(0)).toContainText('traders ask for more (decided by approves-settings)');
    await history
      .nth(1)
      .getByRole('button', { name: /^Go back to version/ })
      .click();
    await expect(field).toHaveValue(String(first));
    await changes.getByLabel('Reason').fill('it was enough before');
    await propose.click();
    await expect(quiet.getByRole('status').filter({ hasText: 'General: proposed.' })).toBeVisible();
    await approveProposal(browser, 'p2p-config.general');
    await expect.poll(limit).toBe(first);
  });
});

test('uses settings/write-setting: the market is stopped by one person with words in English at least, and opened again', async ({
  quiet,
}) => {
  const status = async () => await new Visitor().ask(marketStatus, {});
  await restoringSetting('p2p-config.market', async () => {
    await openConsole(quiet, '#/p2p/settings/p2p-config.market');
    const changes = quiet.getByRole('region', { name: 'What changes' });
    await quiet.getByRole('switch', { name: 'The market is open' }).click();
    await changes.getByLabel('Reason').fill('moving to a new machine');
    await quiet.getByRole('button', { name: /^Save as version/ }).click();
    await expect(quiet.getByText('Say in English why the market is stopped')).toBeVisible();
    await quiet.getByLabel('Note in English', { exact: true }).fill('Back at noon.');
    await quiet.getByText('Other languages').click();
    await quiet.getByLabel('Note in Deutsch').fill('Zurück um zwölf.');
    await quiet.getByRole('button', { name: /^Save as version/ }).click();
    await expect(quiet.getByRole('status').filter({ hasText: 'Market: saved as version' })).toBeVisible();
    await expect(quiet.getByRole('link', { name: /^Market/ })).toContainText('stopped');
    await expect.poll(async () => JSON.stringify(await status())).toContain('Back at noon.');
    await quiet.getByRole('switch', { name: 'The market is stopped' }).click();
    await quiet.getByLabel('Note in English', { exact: true }).clear();
    await quiet.getByLabel('Note in Deutsch').clear();
    await changes.getByLabel('Reason').fill('the machine is there');
    await quiet.getByRole('button', { name: /^Save as version/ }).click();
    await expect(quiet.getByRole('link', { name: /^Market/ })).not.toContainText('stopped');
    await expect.poll(async () => JSON.stringify(await status())).not.toContain('Back at noon.');
  });
});

/** Another member of staff puts the proposed value in force. */
async function approveProposal(browser: Browser, key: string): Promise<void> {
  const colleague = await openColleague(browser, 'approves-settings', ['approver'], '#/settings');
  await colleague.getByRole('button', { name: `Approve the proposal for ${key}` }).click();
  await colleague.getByRole('dialog', { name: 'Put this value in force' }).getByRole('button', { name: 'Put it in force' }).click();
  await expect(colleague.getByText(`${key}: in force as version`)).toBeVisible();
  await colleague.context().close();
}

/** What customers can add, in euros. */
async function offered({ device }: Member): Promise<string> {
  return JSON.stringify(await device.ask(methodTemplateList, { fiatCode: 'EUR' }));
}
