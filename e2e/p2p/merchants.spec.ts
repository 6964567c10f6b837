import { decideApplication } from '@peerbourse/contract/p2p/p2p-merchants/desk/decide-application';
import { lastApplication } from '@peerbourse/contract/p2p/p2p-merchants/last-application';
import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import type { Page } from '@playwright/test';
import { asOwner } from '../console/as-owner.ts';
import { type Member, visit } from '../identity/account/member.ts';
import { photo } from '../identity/verification/apply.ts';
import { expect, site, staffCall, test } from '../site.ts';
import { checkVisuals, looks, resizeTo } from '../visual-and-a11y.ts';
import { openComplete } from '../wait-for.ts';
import { openAsTrader, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-merchants');
const apply = '/p2p-trade/apply';
const release = '/p2p-trade/release';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

/** Somebody who meets everything that is asked of a merchant but for the phone number. */
const openApplicant = (page: Page) => openAsTrader(page, { coins: [{ coin: 'USDT', amount: '2000' }] });

async function addPhone({ userId }: Member): Promise<void> {
  await asOwner(`UPDATE accounts_users SET dial_code = '49', phone = '1512' || right(user_id, 7) WHERE user_id = $1`, [userId]);
}

async function fillIn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^EUR/ }).check();
  await expect(main.getByRole('status').filter({ hasText: '500 USDT' })).toBeVisible();
  for (const place of [0, 1]) {
    await main
      .locator('input[type="file"]')
      .nth(place)
      .setInputFiles(await photo(page, '#35a'));
    await expect(main.getByText(said('picture_sent'), { exact: true })).toHaveCount(place + 1);
  }
  await main.getByLabel(said('contact_value')).fill('@ann_trades');
  await main.getByRole('checkbox', { name: said('agree') }).check();
}

/** As staff decide it in the console. */
async function decide({ device }: Member, how: { isApproved: boolean; reasons?: string[]; filesToFix?: string[] }): Promise<void> {
  const { application } = await device.ask(lastApplication, {});
  const { applicationNo } = application ?? {};
  await staffCall(decideApplication.path, { applicationNo, version: 1, reasons: [], filesToFix: [], words: '', ...how });
}

test('R1.4 somebody mends what is missing, applies, mends what was rejected, becomes a merchant, and gives the status up', async ({
  quiet,
}) => {
  const trader = await openApplicant(quiet);
  const main = quiet.getByRole('main');
  const text = (key: string) => main.getByText(said(key), { exact: true });
  await visit(quiet, apply);
  await expect(main.getByText(said('req_phone_missing'))).toBeVisible();
  await expect(text('form_waits')).toBeVisible();
  await addPhone(trader);
  const html = await quiet.request.get(`${site}${apply}`).then((answer) => answer.text());
  expect(html).toContain(said('requirements_met'));
  expect(html).toContain('noindex');
  await visit(quiet, apply);
  await fillIn(quiet);
  await main.getByRole('button', { name: said('apply_with', { amount: '500 USDT' }) }).click();
  await expect(text('reviewing')).toBeVisible();

  await decide(trader, { isApproved: false, reasons: ['identity-unclear'], filesToFix: ['identity'] });
  await visit(quiet, apply);
  await expect(text('rejected')).toBeVisible();
  await expect(text('picture_kept')).toHaveCount(1);
  // A file can be given to a form that is not awake yet; a box of it cannot be checked.
  await main.getByRole('checkbox', { name: said('agree') }).check();
  await main
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await photo(quiet, '#7a3'));
  await expect(text('picture_sent')).toBeVisible();
  await main.getByRole('button', { name: said('apply_with', { amount: '500 USDT' }) }).click();
  await expect(text('reviewing')).toBeVisible();

  await decide(trader, { isApproved: true });
  await visit(quiet, apply);
  await expect(text('merchant')).toBeVisible();
  await main.getByRole('button', { name: said('top_up'), exact: true }).click();
  const dialog = quiet.getByRole('dialog', { name: said('top_up') });
  await dialog.getByLabel(said('top_up_amount')).fill('250');
  await dialog.getByRole('button', { name: said('top_up'), exact: true }).click();
  await expect(main.getByText('750 USDT', { exact: true })).toBeVisible();

  const { encryptUserId } = await trader.device.ask(myProfile, {});
  await visit(quiet, `/p2p-trade/user/${encryptUserId}`);
  const market = textOf('p2p');
  await expect(main.getByText(market('badge_merchant'), { exact: true })).toBeVisible();
  await expect(main.getByText(market('merchant_means'))).toBeVisible();

  await visit(quiet, apply);
  await main.getByRole('link', { name: said('give_up'), exact: true }).click();
  await expect(text('conditions')).toBeVisible();
  await main.getByRole('button', { name: said('give_up'), exact: true }).click();
  await quiet
    .getByRole('alertdialog')
    .getByRole('button', { name: said('give_up'), exact: true })
    .click();
  await expect(text('releasing')).toBeVisible();
  await visit(quiet, `/p2p-trade/user/${encryptUserId}`);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(market('badge_merchant'), { exact: true })).toHaveCount(0);
});

for (const [prefix, width] of looks) {
  test(`the pages of merchants, ${prefix || '/en'}: nothing is wider than a small phone, and axe finds nothing serious at ${width} px`, {
    tag: '@visual',
  }, async ({ quiet }) => {
    const look = async (path: string, name: string) => {
      await quiet.setViewportSize({ width: 320, height: 640 });
      await openComplete(quiet, `${site}${prefix}${path}`);
      await checkVisuals(quiet, name, { hasAxe: false });
      await resizeTo(quiet, width);
      await checkVisuals(quiet, name);
    };
    await look(apply, 'the page of a guest');
    await addPhone(await openApplicant(quiet));
    await look(apply, 'the form');
    await look(release, 'nothing to give up');
    const { userId } = await openApplicant(quiet);
    // As if an application had been approved when no deposit was asked for.
    await asOwner(
      `INSERT INTO p2p_merchants_merchants (account_id, state, kind, fiats, deposit, required, approved_at, levelled_at)
       SELECT id, 'approved', 'personal', '{EUR}', 0, 0, app_now(), app_now() FROM accounts_users WHERE user_id = $1`,
      [userId],
    );
    await look(apply, 'the page of a merchant');
    await look(release, 'giving it up');
  });
}
