import type { Browser, Page } from '@playwright/test';
import { newMember } from '../identity/account/member.ts';
import { switchMarket } from '../p2p/market.ts';
import { leaveTrades } from '../p2p/order-users.ts';
import { expect, listen, test } from '../site.ts';
import { openColleague } from './colleague.ts';
import { countPresses, expectFocusSeen } from './presses.ts';
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

interface Queue {
  key: string;
  desk: string;
  list: string;
  /** Answers what the row of the new case shows. */
  wait: (page: Page) => Promise<string>;
  /** What the case asks before it is shown. */
  open?: 'reason' | 'o';
  /** Seen once the case is open. */
  opened: string | RegExp;
  /** Each opens a dialog of this name. */
  dialogs: ReadonlyArray<readonly [key: string, name: string]>;
}

const queues: readonly Queue[] = [
  {
    key: 'a',
    desk: 'Appeals',
    list: 'Cases',
    wait: newAppeal,
    open: 'reason',
    opened: 'What happened',
    dialogs: [
      ['p', 'Propose a ruling'],
      ['q', 'Ask a side'],
    ],
  },
  {
    key: 'i',
    desk: 'Verification',
    list: 'Identity checks',
    wait: newApplication,
    open: 'o',
    opened: 'Mustermann',
    dialogs: [['x', 'Reject this application']],
  },
  {
    key: 'r',
    desk: 'Recoveries',
    list: 'Recoveries',
    wait: newRecovery,
    open: 'o',
    opened: 'This account was never verified.',
    dialogs: [
      ['a', 'Grant this request'],
      ['x', 'Reject this request'],
    ],
  },
  { key: 't', desk: 'Tickets', list: 'Tickets', wait: newTicket, opened: 'How do I begin?', dialogs: [['x', 'Close this ticket']] },
  // There are many ads, the riskiest first: any of them will do.
  { key: 'd', desk: 'Ads', list: 'Ads', wait: async () => 'USDT', opened: 'Completed in 30 days', dialogs: [['x', 'Take this ad down']] },
  {
    key: 'm',
    desk: 'Merchants',
    list: 'Applications',
    wait: newMerchantApplication,
    open: 'reason',
    opened: 'Counterparties',
    dialogs: [
      ['a', 'Approve this application'],
      ['x', 'Reject this application'],
    ],
  },
  {
    key: 'y',
    desk: 'Risk requests',
    list: 'Requests',
    wait: newRiskAnswer,
    open: 'reason',
    opened: 'I buy coins to pay my rent abroad.',
    dialogs: [
      ['a', 'Approve this answer'],
      ['x', 'Reject this answer'],
    ],
  },
  {
    key: 'e',
    desk: 'Reports',
    list: 'Reports',
    wait: newReport,
    open: 'reason',
    opened: 'What the reporter wrote',
    dialogs: [['a', 'Decide this report']],
  },
  {
    key: 'b',
    desk: 'Shared accounts',
    list: 'Shared accounts',
    wait: newSharedAccount,
    opened: '2 people',
    dialogs: [['a', 'Allow']],
  },
];

/** At My work, which has counted what waits: keys are listened to by then. */
async function openKeys(browser: Browser): Promise<Page> {
  const page = await openColleague(browser, 'keys-only', ['decider', 'risk'], '#/work');
  await expect(page.getByRole('heading', { name: 'Next', exact: true })).toBeVisible();
  return page;
}

/** Steps through a list until the case is chosen that shows this in its row or in the address. */
async function stepTo(page: Page, list: string, text: string): Promise<void> {
  const rows = page.getByRole('list', { name: list, exact: true }).getByRole('button');
  const chosen = rows.and(page.locator('[aria-current]'));
  await expect(rows.first()).toBeVisible();
  const isThere = async () => page.url().includes(text) || ((await chosen.count()) > 0 && (await chosen.innerText()).includes(text));
  for (let step = await rows.count(); step > 0 && !(await isThere()); step -= 1) await page.keyboard.press('j');
  expect(await isThere(), `${text} is chosen`).toBe(true);
  await expect(chosen).toBeVisible();
}

/** Enter leads to the question, a letter answers it, and Enter shows the case. */
async function sayWhyByKeys(page: Page): Promise<void> {
  const field = page.getByLabel('Why you look');
  await expect(field).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.press('c');
  await expect(field).toHaveValue('complaint');
  await page.keyboard.press('Enter');
  await expect(field).toHaveCount(0);
}

for (const { key, desk, list, wait, open, opened, dialogs } of queues) {
  test(`the queue ${desk} is used without the mouse, and the focus is always seen`, async ({ browser }) => {
    const page = await openKeys(browser);
    const complaints = listen(page);
    const text = await wait(page);
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveTitle(`${desk} · Peerbourse console`);
    await expectFocusSeen(page, 'on the new desk');
    await stepTo(page, list, text);
    await expectFocusSeen(page, 'in the list');
    if (open === 'reason') await sayWhyByKeys(page);
    if (open === 'o') await page.keyboard.press('o');
    await expect(page.getByRole('main').getByText(opened).first()).toBeVisible();
    await expectFocusSeen(page, 'once the case is open');
    for (const [letter, name] of dialogs) {
      await page.keyboard.press(letter);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expectFocusSeen(page, `in ${name}`);
      await page.keyboard.press('Tab');
      await expectFocusSeen(page, `on the next field of ${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expectFocusSeen(page, `after ${name}`);
    }
    await page.keyboard.press('k');
    await expectFocusSeen(page, 'one row up');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
}

test('an identity check takes three keys, and the next one is open', { tag: '@core' }, async ({ browser }) => {
  const page = await openKeys(browser);
  const [first] = [await newApplication(page), await newApplication(page)];
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await stepTo(page, 'Identity checks', first);
  await page.keyboard.press('o');
  await expect(page.getByText('Mustermann')).toBeVisible();
  const presses = await countPresses(page);
  await page.keyboard.press('s');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Erika Mustermann: approved.')).toBeVisible();
  expect(await presses.keys()).toBe(3);
  await expect(page).toHaveURL(new RegExp(`#/verification/(?!${first})\\d+`));
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeVisible();
  expect(await presses.clicks()).toBe(0);
  await page.context().close();
});

test('an ad is taken down with four keys besides the note', async ({ browser }) => {
  const page = await openKeys(browser);
  await page.goto(page.url().replace(/#.*/, `#/p2p/ads/${await newAd()}`));
  await stepTo(page, 'Ads', 'USDT');
  const presses = await countPresses(page);
  await page.keyboard.press('x');
  await page.keyboard.press('c');
  await page.keyboard.press('Tab');
  await page.keyboard.type('spam');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Taken down' })).toBeVisible();
  expect((await presses.keys()) - 'spam'.length).toBe(4);
  await page.context().close();
});

test('an appeal is ruled on with three keys, reason and grounds included', { tag: '@core' }, async ({ browser }) => {
  const page = await openKeys(browser);
  const orderNo = await newAppeal();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await stepTo(page, 'Cases', orderNo);
  await sayWhyByKeys(page);
  await expect(page.getByRole('button', { name: 'Propose a ruling' })).toBeVisible();
  const presses = await countPresses(page);
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog').getByLabel('It rests on')).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Proposed. Another member has to decide.').first()).toBeVisible();
  expect(await presses.keys()).toBeLessThanOrEqual(5);
  await page.context().close();
});

test('a customer is found by part of the mail address, and what happened is on the screen after two clicks', { tag: '@core' }, async ({
  browser,
}) => {
  const { email, userId } = await newMember();
  const page = await openKeys(browser);
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  const presses = await countPresses(page);
  await page.getByLabel('User id, email or phone').fill(email.slice(0, 8));
  // The reason is chosen by its first letter: the mouse is not needed for it.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('c');
  await expect(page.getByLabel('Reason')).toHaveValue('complaint');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('button', { name: `Open ${userId}` }).click();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first()).toBeVisible();
  expect(await presses.clicks()).toBe(2);
  await page.context().close();
});
