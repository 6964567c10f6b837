import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newMember } from '../identity/account/member.ts';
import { give } from '../money/assets/wallet-fixtures.ts';
import { staffCall, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { checkConsoleVisuals } from './console-visual.ts';
import { newAdvertiser, newSharers, sharedAccount } from './p2p-users.ts';
import { sayWhy } from './say-why.ts';

test('axe finds nothing serious on the pages of the P2P market, and nothing is wider than the screen', { tag: '@visual' }, async ({
  browser,
}) => {
  const { trader } = await newAdvertiser(`Seen ${randomInt(100_000, 999_999)}`, 'Good day.', { price: '1.01', hasPicture: true });
  const phone = `0918${randomInt(1_000_000, 9_999_999)}`;
  await newSharers(phone);
  const pages = [
    {
      hash: `#/p2p/ads/${trader.userId}`,
      prepare: (page: Page) => page.getByRole('list', { name: 'Ads' }).getByRole('button').click(),
    },
    { hash: `#/p2p/traders/${trader.userId}`, prepare: (page: Page) => sayWhy(page) },
    { hash: '#/p2p/methods/221' },
    { hash: '#/p2p/reviews', prepare: (page: Page) => sharedAccount(page, phone).click() },
    ...['market', 'fiats', 'coins', 'bands', 'ads', 'general'].map((key) => ({ hash: `#/p2p/settings/p2p-config.${key}` })),
  ];
  await checkConsoleVisuals(browser, pages, [320, 1024, 1440]);
});

test('axe finds nothing serious on the pages of the ledger, and nothing is wider than the screen', { tag: '@visual' }, async ({
  browser,
}) => {
  const { userId } = await newMember();
  await give(userId, { coin: 'USDT', amount: '10.654321' });
  const proposal = { userId, coin: 'USDT', wallet: 'spot', amount: '1.5', reason: 'looked at by a browser test' };
  await staffCall('/v1/admin/ledger/propose-correction', proposal);
  const [posting] = await asOwner<{ journalId: string }>(
    `SELECT journal_id AS "journalId" FROM ledger_postings JOIN accounts_users account ON account.id = owner_id WHERE user_id = $1`,
    [userId],
  );
  const paths = ['', '/accounts', '/account/1', '/reconciliation', `/journal/${posting?.journalId}`];
  const pages = [
    // A customer's coins are seen before and after the reason, which counts for all of their pages.
    ...paths.map((path) => ({ hash: `#/ledger${path}` })),
    { hash: `#/ledger/accounts/${userId}`, prepare: (page: Page) => sayWhy(page) },
    { hash: `#/ledger/journal/${posting?.journalId}` },
  ];
  await checkConsoleVisuals(browser, pages, [320, 768, 1024, 1440]);
});

test('axe finds nothing serious at the desk of the markets and in its forms, and nothing is wider than the screen', {
  tag: '@visual',
}, async ({ browser }) => {
  const pages = ['List a market…', /^Other terms for BTC/, /^Next state of BTC/].map((name) => ({
    hash: '#/markets',
    prepare: async (page: Page) => {
      // The form before it.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name }).click();
    },
  }));
  await checkConsoleVisuals(browser, [{ hash: '#/markets' }, ...pages], [320, 1024, 1440]);
});
