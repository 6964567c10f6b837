import { myProfile } from '@peerbourse/contract/p2p/p2p-users/my-profile';
import type { Page } from '@playwright/test';
import { asOwner } from '../console/as-owner.ts';
import { countAsVerified, openAs, visit } from '../identity/account/member.ts';
import { newEmail, register } from '../identity/auth/auth-page.ts';
import { apply } from '../identity/verification/apply.ts';
import { expect, site, test } from '../site.ts';
import { publish } from './advertiser.ts';
import { switchMarket } from './market.ts';
import { leaveTrades, newSeller } from './order-users.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p');
const take = textOf('p2p-take');
const users = textOf('p2p-users');
const account = textOf('paymethods');

test.beforeAll(() => switchMarket(true));
test.afterAll(async () => {
  await leaveTrades();
  await switchMarket(false);
});

/** What a page says about why it asks. */
async function expectWhy(page: Page, ...reasons: readonly string[]): Promise<void> {
  for (const reason of reasons) await expect(page.getByText(reason, { exact: true }).first()).toBeVisible();
}

const firstStep = (page: Page, name: string) => page.locator(`[data-step="${name}"]`);

/** Opens the hall, and in it the ad of somebody. */
async function openAd(page: Page, path: string, name: string): Promise<void> {
  await visit(page, path);
  await page.waitForSelector('[data-awake="true"]', { state: 'attached' });
  await page.getByRole('button', { name, exact: true }).click();
}

test('R1.2 R6.4 from a new account to the first order every step says why it is asked', async ({ quiet }) => {
  const seller = await newSeller();
  await publish(seller, { pricing: { priceType: 'fixed', price: '0.93' } });
  const { nickName } = await seller.device.ask(myProfile, {});
  const opensAd = () => openAd(quiet, '/p2p-trade/buy/USDT-EUR', said('buy_coin_from', { coin: 'USDT', name: nickName }));

  const email = newEmail();
  await register(quiet, email);
  await expect(quiet).toHaveURL(`${site}/welcome`);
  await expectWhy(quiet, textOf('auth')('welcome_verify_why'));

  await opensAd();
  await expectWhy(quiet, take('first_steps_note'), take('step_terms_why'), take('step_kyc_why'));
  await firstStep(quiet, 'terms').getByRole('link').click();

  await expectWhy(quiet, users('profile_lead'), users('nick_hint'), users('terms_why'));
  const [{ id } = { id: '' }] = await asOwner<{ id: string }>('SELECT user_id AS id FROM accounts_users WHERE email = $1', [email]);
  await quiet.getByLabel(users('nick')).fill(`Heron ${id.slice(-6)}`);
  await quiet.getByLabel(users('terms_agree', { version: 1 })).check();
  await quiet.getByRole('button', { name: users('open_profile') }).click();
  await expectWhy(quiet, users('step_verify_note'), users('step_fund_note'), users('step_method_note'));

  await opensAd();
  await expect(firstStep(quiet, 'terms')).toContainText(take('step_done'));
  await firstStep(quiet, 'kyc').getByRole('link').click();
  await expectWhy(quiet, textOf('verification')('why'));
  await apply(quiet, `E2E ${id.slice(-8)}`);
  await expectWhy(quiet, textOf('verification')('waiting_lead'));
  await countAsVerified({ userId: id });

  await opensAd();
  await expect(quiet.getByText(take('first_steps'), { exact: true })).toHaveCount(0);
  await quiet.getByLabel(said('you_pay')).fill('93');
  await expectWhy(quiet, take('doubt_first_trade'));
  await quiet.getByLabel(take('confirm_doubts')).check();
  await quiet.getByRole('button', { name: said('buy_amount', { amount: '100', coin: 'USDT' }), exact: true }).click();
  await expect(quiet).toHaveURL(/\/p2p-trade\/order\/\d{18,19}$/);
});

test('R6.4 whoever sells for the first time reads why an account to be paid to and a fund password are asked', async ({ quiet }) => {
  const buyer = await newSeller();
  await publish(buyer, { side: 'buy', pricing: { priceType: 'fixed', price: '0.93' } });
  const { nickName } = await buyer.device.ask(myProfile, {});
  await countAsVerified(await openAs(quiet));
  await openAd(quiet, '/p2p-trade/sell/USDT-EUR', said('sell_coin_to', { coin: 'USDT', name: nickName }));
  await expectWhy(quiet, take('step_terms_why'), take('step_method_why'));
  await firstStep(quiet, 'method').getByRole('link').click();
  await expectWhy(quiet, account('lead'));
  await quiet.getByRole('button', { name: account('add'), exact: true }).click();
  await expectWhy(quiet, account('missing_fund_why'));
  await quiet.getByRole('link', { name: account('missing_fund') }).click();
  await expectWhy(quiet, textOf('security')('fund_why'));
});
