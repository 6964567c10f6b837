import type { Page } from '@playwright/test';
import { newMember } from '../identity/account/member.ts';
import { switchMarket } from '../p2p/market.ts';
import { leaveTrades } from '../p2p/order-users.ts';
import { expect, test } from '../site.ts';
import { checkVisuals, resizeTo } from '../visual-and-a11y.ts';
import { watchTraffic } from '../wait-for.ts';
import { openColleague } from './colleague.ts';
import { sayWhy } from './say-why.ts';
import {
  newAd,
  newAppeal,
  newApplication,
  newMerchantApplication,
  newRecovery,
  newReport,
  newRiskAnswer,
  newSharedAccount,
  newTicket,
} from './waiting-cases.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(leaveTrades);
test.afterAll(() => switchMarket(false));

const everyRole = ['reader', 'editor', 'decider', 'approver', 'risk', 'auditor'] as const;

interface Desk {
  hash: string;
  /** Where one desk is looked at in several states. */
  state?: string;
  /** What waits there, and how it is opened. */
  open?: (page: Page) => Promise<unknown>;
}

/** The case has come since the desk was opened. */
async function row(page: Page, list: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByRole('list', { name: list, exact: true }).getByRole('button').filter({ hasText: text }).click();
}

const desks: readonly Desk[] = [
  { hash: 'work' },
  {
    hash: 'p2p/orders',
    open: async (page) => {
      await row(page, 'Cases', await newAppeal());
      await sayWhy(page, 'complaint');
      await expect(page.getByRole('region', { name: 'Actions' })).toBeVisible();
    },
  },
  {
    hash: 'verification',
    open: async (page) => {
      const caseNo = await newApplication(page);
      await page.goto(page.url().replace(/#.*/, `#/verification/${caseNo}`));
      await page.getByRole('button', { name: 'Open the case' }).click();
      await expect(page.getByRole('img', { name: 'Front' })).toHaveJSProperty('naturalWidth', 1_600);
    },
  },
  {
    hash: 'verification/hits',
    open: async (page) => {
      const caseNo = await newApplication(page, { firstName: 'Orlan', lastName: 'Vexmoor' });
      await page.goto(page.url().replace(/#.*/, `#/verification/${caseNo}`));
      await page.getByRole('button', { name: 'Open the case' }).click();
      await expect(page.getByRole('region', { name: 'Entries of the sanctions list' })).toBeVisible();
      await page.getByRole('button', { name: 'Sanctions list', exact: true }).click();
      await row(page, 'Entries like a customer', 'O** V**');
      await page.getByRole('button', { name: 'Open the case' }).click();
      await page.getByRole('button', { name: 'It is somebody else' }).click();
      await expect(page.getByRole('dialog', { name: 'It is somebody else' })).toBeVisible();
    },
  },
  {
    hash: 'recoveries',
    open: async (page) => {
      await row(page, 'Recoveries', await newRecovery());
      await page.getByRole('button', { name: 'Open the case' }).click();
      await expect(page.getByRole('complementary', { name: 'Request' })).toBeVisible();
    },
  },
  {
    hash: 'support',
    open: async (page) => {
      await row(page, 'Tickets', await newTicket());
      await expect(page.getByLabel('Answer')).toBeVisible();
    },
  },
  {
    hash: 'p2p/ads',
    open: async (page) => {
      await page.goto(page.url().replace(/#.*/, `#/p2p/ads/${await newAd()}`));
      await row(page, 'Ads', 'USDT');
      await expect(page.getByText('Completed in 30 days')).toBeVisible();
    },
  },
  {
    hash: 'p2p/merchants',
    open: async (page) => {
      await row(page, 'Applications', await newMerchantApplication(page));
      await sayWhy(page);
      await expect(page.getByRole('list', { name: 'Proofs' }).getByRole('img').first()).toHaveJSProperty('naturalWidth', 1_600);
    },
  },
  {
    hash: 'risk/requests',
    open: async (page) => {
      await row(page, 'Requests', await newRiskAnswer());
      await sayWhy(page);
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    },
  },
  {
    hash: 'risk/rules',
    open: async (page) => {
      await page.getByLabel('Rule', { exact: true }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'Try the rule' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'the rule would have met' })).toBeVisible();
    },
  },
  {
    hash: 'risk/rules',
    state: 'the editor',
    open: async (page) => {
      await page.getByRole('button', { name: 'Edit the rules' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    hash: 'p2p/reports',
    open: async (page) => {
      await row(page, 'Reports', await newReport());
      await sayWhy(page);
      await expect(page.getByText('What the reporter wrote')).toBeVisible();
    },
  },
  { hash: 'p2p/reviews', open: async (page) => row(page, 'Shared accounts', await newSharedAccount()) },
  {
    hash: 'customers',
    open: async (page) => {
      const { email, userId } = await newMember();
      await page.getByLabel('User id, email or phone').fill(email.slice(0, 8));
      await page.getByLabel('Reason').selectOption('complaint');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page.getByRole('button', { name: `Open ${userId}` }).click();
      await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible();
    },
  },
  { hash: 'p2p/traders' },
  { hash: 'ledger' },
  { hash: 'figures' },
  { hash: 'audit' },
  { hash: 'health' },
  { hash: 'health/messages' },
  { hash: 'settings' },
  { hash: 'p2p/settings' },
  { hash: 'switches' },
  { hash: 'p2p/methods' },
  { hash: 'content' },
  { hash: 'staff' },
  { hash: 'account' },
];

for (const { hash, state, open } of desks) {
  test(`the desk ${[hash, state].filter(Boolean).join(', ')}: axe finds nothing serious, and nothing is wider than the screen`, {
    tag: '@visual',
  }, async ({ browser }) => {
    const page = await openColleague(browser, 'sees-every-desk', everyRole, `#/${hash}`);
    watchTraffic(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (open) {
      await open(page);
      await page.mouse.move(0, 0);
    }
    for (const width of [1280, 1920]) {
      await resizeTo(page, width);
      await checkVisuals(page, `#/${hash}`);
    }
    await page.context().close();
  });
}
