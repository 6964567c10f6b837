import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { allowWay } from '../../apps/server/test/support/lab-powers.ts';
import { enter, type Member, newMember } from '../identity/account/member.ts';
import { coinRow, give, walletsOf } from '../money/assets/wallet-fixtures.ts';
import { expect, listen, openConsole, site, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { asSuperuser } from './as-superuser.ts';
import { openColleague } from './colleague.ts';
import { type ConsolePage, checkConsoleVisuals } from './console-visual.ts';
import { sayWhy } from './say-why.ts';

test.describe.configure({ mode: 'serial' });

let member: Member;
let journalId: string;

test('uses ledger/propose-correction, ledger/correction-list, ledger/decide-correction: a credit takes two persons, and two open tabs of the customer show it without a reload', async ({
  quiet,
  browser,
}) => {
  member = await newMember();
  const customer = await browser.newContext();
  await enter(customer, member.device);
  const tabs = await Promise.all([openAssets(await customer.newPage()), openAssets(await customer.newPage())]);

  await openConsole(quiet, '#/ledger');
  await expect(quiet.getByRole('button', { name: 'Propose a correction' })).toBeVisible();
  await quiet.keyboard.press('n');
  await propose(quiet, { amount: '10.654321', reason: 'came in without a reference' });
  await expect(quiet.getByText(`Proposed for ${member.userId}: Credit 10.654321 USDT to Spot.`)).toBeVisible();
  const own = quiet.getByRole('row', { name: new RegExp(member.userId) });
  await expect(own).toContainText('+10.654321 USDT');
  await expect(own).toContainText('You proposed it; another decides.');
  await expect(own.getByRole('button', { name: /Approve/ })).toHaveCount(0);

  const second = await openColleague(browser, 'clara', ['approver'], '#/ledger');
  const complaints = listen(second);
  await second.getByRole('button', { name: `Approve: Credit 10.654321 USDT to Spot for ${member.userId}` }).click();
  const dialog = second.getByRole('dialog', { name: 'Carry this correction out' });
  await expect(dialog).toContainText('came in without a reference');
  await expect(dialog).toContainText('Spot holds 0 USDT now, and 10.654321 USDT afterwards.');
  await dialog.getByRole('button', { name: 'Carry it out' }).click();
  await expect(second.getByText('Carried out: Credit 10.654321 USDT to Spot')).toBeVisible();
  await Promise.all(
    tabs.map(async (tab) => {
      // The list cuts to the decimals of the coin; its wallets show the whole amount.
      await expect(coinRow(tab, 'USDT')).toContainText('10.65');
      await expect(await walletsOf(tab, 'USDT')).toContainText('Spot10.654321');
    }),
  );
  await second.getByRole('link', { name: 'See its journal' }).click();
  await expect(second.getByText('Sum of USDT')).toBeVisible();
  journalId = new URL(second.url()).hash.replace('#/ledger/journal/', '');
  expect(complaints).toEqual([]);
  await second.context().close();
  await customer.close();
});

test("R1.14 uses ledger/propose-correction, ledger/decide-correction: two persons fill the house's inventory, and its accounts show it", async ({
  quiet,
  browser,
}) => {
  await openConsole(quiet, '#/ledger');
  await quiet.getByRole('button', { name: 'Propose a correction' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Propose a correction' });
  await dialog.getByRole('button', { name: "The house's inventory" }).click();
  await expect(dialog.getByLabel('Wallet')).toHaveCount(0);
  await dialog.getByLabel('Amount').fill('125000');
  await expect(dialog).toContainText('Inventory holds 0 USDT now, and 125,000 USDT afterwards.');
  await expect(dialog).toContainText('Each may be worth 500,000 USDT at most.');
  await dialog.getByLabel('Reason').fill('coins for the desk of cards');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(quiet.getByText('Proposed for the house: Credit 125,000 USDT to Inventory.')).toBeVisible();

  const approver = await openColleague(browser, 'clara', ['approver'], '#/ledger');
  await approver.getByRole('button', { name: 'Approve: Credit 125,000 USDT to Inventory for the house' }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Carry it out' }).click();
  await expect(approver.getByText('Carried out: Credit 125,000 USDT to Inventory')).toBeVisible();
  await approver.getByRole('region', { name: 'History' }).getByRole('link', { name: 'The house' }).click();
  await expect(approver.getByRole('row', { name: /Inventory/ })).toContainText('125,000');
  await approver.context().close();
});

test('uses ledger/journal-detail, ledger/posting-list, ledger/account-list: from a correction to its journal, to the account and its owner, by links that can be sent', async ({
  browser,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const complaints = listen(page);
  await openConsole(page, '#/ledger');
  await page
    .getByRole('region', { name: 'History' })
    .getByRole('row', { name: new RegExp(member.userId) })
    .getByRole('link', { name: /…/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`#/ledger/journal/${journalId}$`));
  const journal = page.getByRole('region', { name: 'Journal' });
  await expect(journal.getByRole('row')).toHaveCount(3);
  await expect(journal.getByRole('row', { name: /House/ })).toContainText('-10.654321 USDT');
  await expect(journal.getByRole('row', { name: new RegExp(member.userId) })).toContainText('+10.654321 USDT');
  await expect(journal.locator('div:has(> dt:text("Sum of USDT"))')).toContainText('0 USDT');
  await expect(journal.getByText('balanced', { exact: true })).toBeVisible();
  await journal.getByRole('button', { name: 'Copy the journal id' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(journalId);

  await journal
    .getByRole('row', { name: new RegExp(member.userId) })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/#\/ledger\/account\/\d+$/);
  const account = page.getByRole('region', { name: /^Account \d+$/ });
  await expect(account).toContainText('All 1 are shown');
  await moveOften(60);
  await page.keyboard.press('r');
  await expect(account).toContainText('50 shown, there are older ones');
  await account.getByRole('button', { name: 'Show older postings' }).click();
  await expect(account).toContainText('All 61 are shown');
  await expect(account.getByRole('row')).toHaveCount(62);
  await expect(account.getByRole('definition').filter({ hasText: '10.654261 USDT' })).toBeVisible();

  await account.getByRole('link', { name: member.userId }).click();
  await page.reload();
  const accounts = page.getByRole('region', { name: 'Accounts of a customer' });
  await expect(accounts.getByRole('row', { name: /Spot/ })).toContainText('10.654261 USDT');
  await expect(accounts.getByRole('row', { name: /P2P/ })).toContainText('0.00006 USDT');

  await page.keyboard.press('2');
  const house = page.getByRole('region', { name: 'Accounts of the house' });
  await expect(house.getByRole('row', { name: /Clearing/ }).first()).toBeVisible();
  await expect(house.getByText('are hidden')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${member.userId}:1`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Journal' })).toContainText('transfer');
  await find(page, '7');
  await expect(page.getByRole('region', { name: 'Account 7' })).toBeVisible();
  await find(page, 'no-such-journal');
  await expect(page.getByRole('alert')).toHaveText('This account or journal doesn’t exist.');
  await find(page, '0');
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has such a number or name.' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

test('uses ledger/account-list, ledger/journal-detail: coins of a customer ask why, once for everything, and a reason from the customers screen counts', async ({
  browser,
}) => {
  const auditor = await openColleague(browser, 'dana', ['auditor'], `#/ledger/accounts/${member.userId}`);
  const left = auditor.getByText(/\d+ looks left this hour/);
  const before = Number(/(\d+) looks left/.exec(await left.innerText())?.[1]);
  await expect(auditor.getByRole('row', { name: /Spot/ })).toHaveCount(0);
  await sayWhy(auditor, 'audit');
  await expect(auditor.getByRole('row', { name: /Spot/ })).toContainText('10.654261 USDT');
  await expect(left).toContainText(`${before - 1} looks left this hour`);
  await find(auditor, journalId);
  await expect(auditor.getByText('Sum of USDT')).toBeVisible();
  await auditor.context().close();

  const agent = await openColleague(browser, 'emil', ['risk'], '#/customers');
  await agent.getByLabel('User id, email or phone').fill(member.userId);
  await agent.getByLabel('Reason').selectOption('complaint');
  await agent.getByRole('button', { name: 'Find' }).click();
  await expect(agent.getByText(/\d+ looks left this hour/)).toBeVisible();
  await agent.getByRole('button', { name: `Open ${member.userId}` }).click();
  await expect(agent.getByRole('row', { name: /dana/ }).filter({ hasText: 'balances viewed' })).toContainText('Audit or reconciliation');
  await agent.getByRole('link', { name: 'Coins in the ledger' }).click();
  await expect(agent.getByRole('row', { name: /Spot/ })).toContainText('10.654261 USDT');
  await agent.context().close();
});

test('uses ledger/decide-correction: what is above the limit or not there is refused in words, a rejection moves nothing, and who may do what is told', async ({
  quiet,
  browser,
}) => {
  await openConsole(quiet, `#/ledger/accounts/${member.userId}`);
  await quiet.getByRole('button', { name: 'Propose a correction' }).click();
  const dialog = quiet.getByRole('dialog', { name: 'Propose a correction' });
  await expect(dialog.getByLabel('User id, email or phone')).toHaveValue(member.userId);
  await propose(quiet, { amount: '10000.000001', reason: 'more than one may propose' });
  await expect(dialog).toContainText('Each may be worth 10,000 USDT at most.');
  await expect(dialog).toContainText('This is above the limit for corrections.');
  await dialog.getByLabel('Amount').fill('1,5');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toContainText('Enter an amount above zero');
  await expect(dialog).not.toContainText('This is above the limit for corrections.');
  await dialog.getByRole('radio', { name: 'Debit: coins are taken' }).check();
  await dialog.getByLabel('Amount').fill('500');
  await expect(dialog).toContainText('Spot holds only 10.654261 USDT. So much cannot be taken.');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(quiet.getByText(`Proposed for ${member.userId}: Debit 500 USDT from Spot.`)).toBeVisible();

  const auditor = await openColleague(browser, 'dana', ['auditor'], '#/ledger');
  await expect(auditor.getByRole('row', { name: new RegExp(member.userId) }).filter({ hasText: '-500 USDT' })).toContainText(
    'An approver decides.',
  );
  await expect(auditor.getByRole('button', { name: /Propose/ })).toHaveCount(0);
  await auditor.context().close();

  const approver = await openColleague(browser, 'clara', ['approver'], '#/ledger');
  const debit = `Debit 500 USDT from Spot for ${member.userId}`;
  await approver.getByRole('button', { name: `Approve: ${debit}` }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Carry it out' }).click();
  await expect(approver.getByRole('dialog')).toContainText('Insufficient balance.');
  await approver.keyboard.press('Escape');
  await approver.getByRole('button', { name: `Reject: ${debit}` }).click();
  await approver.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(approver.getByText('Nothing has moved.')).toBeVisible();
  const history = approver.getByRole('region', { name: 'History' });
  await history.getByRole('searchbox').fill(`rejected clara ${member.userId}`);
  await expect(history.getByRole('row', { name: /-500 USDT/ })).toContainText('rejected');
  await approver.context().close();
});

test('uses ledger/reconciliation, ledger/power-list: a changed row turns every page of the ledger and the command that reconciles red, and both are green when it is restored', async ({
  quiet,
  browser,
}) => {
  await give(member.userId, { coin: 'USDT', amount: '0.000005' });
  await allowWay(asOwner, 'risk', 'spot', 'risk');
  await asOwner(
    `SELECT ledger_post('risk', user_id || ':risk', '', ARRAY[id, id], ARRAY['USDT', 'USDT'], ARRAY['spot', 'risk'], ARRAY['', ''], ARRAY[-5, 5])
     FROM accounts_users WHERE user_id = $1`,
    [member.userId],
  );
  await openConsole(quiet, '#/ledger/reconciliation');
  await expect(quiet.locator('[data-verdict="green"]')).toContainText(/all \d+ checks are in order\. Last run 20\d\d-\d\d-\d\d .* UTC/);
  await expect(quiet.getByText('in order', { exact: true })).toHaveCount(await quiet.locator('[data-check]').count());
  await expect(
    quiet.getByRole('region', { name: 'Who may move what' }).getByRole('row', { name: /api p2p-release Escrow → P2P/ }),
  ).toContainText('Escrow → P2P, of one whom the hold named');
  const newest = quiet
    .getByRole('region', { name: 'In between' })
    .getByRole('row', { name: /Held back by risk/ })
    .last();
  await expect(newest).toContainText(/0\.000005 USDT.*\d (?:s|min)/);
  expect(await reconciled()).toEqual({ exitCode: 0, red: [] });

  await changeAmount(1);
  try {
    await quiet.getByRole('button', { name: 'Run the checks now' }).click();
    await expect(quiet.getByRole('alert')).toContainText('The ledger does not add up');
    await expect(quiet.locator('[data-check="postings-sum-to-zero"]')).toContainText('1 problem');
    await expect(
      quiet.getByRole('table', { name: 'Problems: Every coin adds up to zero' }).getByRole('row', { name: /USDT/ }),
    ).toContainText('0.000001');
    await expect(quiet.getByRole('banner')).toContainText('Does not add up');
    expect(await reconciled()).toEqual({ exitCode: 1, red: await redChecks(quiet) });
    await quiet.getByRole('link', { name: `journal ${journalId}` }).click();
    await expect(quiet.getByRole('region', { name: 'Journal' })).toContainText('not balanced');
    await expect(quiet.getByText('must be 0')).toBeVisible();
    await expect(quiet.getByRole('alert')).toContainText('See what is wrong');
    await checkConsoleVisuals(browser, pagesOf('', '/reconciliation', `/journal/${journalId}`), [390]);
  } finally {
    await changeAmount(-1);
  }
  await quiet.keyboard.press('3');
  await quiet.keyboard.press('r');
  await expect(quiet.locator('[data-verdict="green"]')).toBeVisible();
  await expect(quiet.getByRole('banner')).toContainText('Adds up');
  expect(await redChecks(quiet)).toEqual([]);
  expect(await reconciled()).toEqual({ exitCode: 0, red: [] });
});

function pagesOf(...paths: string[]): ConsolePage[] {
  return paths.map((path) => ({ hash: `#/ledger${path}` }));
}

/** One posting of the journal of the first test is so many units off. */
async function changeAmount(units: number): Promise<void> {
  await asSuperuser(`UPDATE ledger_postings SET amount = amount + $2 WHERE journal_id = $1 AND owner_id IS NOT NULL`, [journalId, units]);
}

/** Waits until the page is told of what moves. */
async function openAssets(page: Page): Promise<Page> {
  const told = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => {
      const text = String(payload);
      return text.includes('"snap"') && text.includes(`assets.${member.userId}`);
    }),
  );
  await page.goto(`${site}/assets`);
  await told;
  return page;
}

/** From the first step of the open dialog to sending it. */
async function propose(page: Page, { amount, reason }: { amount: string; reason: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Propose a correction' });
  await dialog.getByLabel('User id, email or phone').fill(member.userId);
  await dialog.getByLabel('Why you look').selectOption('support-request');
  await dialog.getByRole('button', { name: 'Find the customer' }).click();
  await expect(dialog).toContainText(`${member.userId}, main account`);
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type(amount);
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: /User id, account/ }).fill(name);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

/** So many postings that they do not fit on one page. */
async function moveOften(times: number): Promise<void> {
  await asOwner(
    `SELECT ledger_post('transfer', user_id || ':' || time, '', ARRAY[id, id], ARRAY['USDT', 'USDT'], ARRAY['spot', 'otc'], ARRAY['', ''], ARRAY[-1, 1])
     FROM accounts_users, generate_series(1, $2::int) time WHERE user_id = $1`,
    [member.userId, times],
  );
}

/** What the command says about the same database, from its first journal on. */
async function reconciled(): Promise<{ exitCode: number | null; red: string[] }> {
  const tool = fileURLToPath(new URL('../../tools/reconcile/main.ts', import.meta.url));
  const env = { ...process.env, ...(JSON.parse(process.env.PB_E2E_SERVER ?? '{}') as NodeJS.ProcessEnv) };
  const child = spawn(process.execPath, [tool], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed, [exitCode]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>]);
  return { exitCode, red: [...printed.matchAll(/^RED +(\S+)/gm)].map(([, name = '']) => name).sort() };
}

/** The checks that the page shows as failing. */
async function redChecks(page: Page): Promise<string[]> {
  const failing = page.locator('[data-check]').filter({ hasText: /\d problems?/ });
  return (await failing.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-check') ?? ''))).sort();
}
