import { enter, visit } from '../identity/account/member.ts';
import { switchMarket } from '../p2p/market.ts';
import { textOf } from '../p2p/text-of.ts';
import { expect, listen, test } from '../site.ts';
import { openColleague } from './colleague.ts';
import { sayWhy } from './say-why.ts';
import { newApplicant } from './waiting-cases.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('R1.4 uses p2p-merchants/merchant-queue, p2p-merchants/view-application, p2p-merchants/decide-application, p2p-merchants/merchant-list, p2p-merchants/propose-removal, p2p-merchants/decide-removal: one member makes a merchant, and two take the status away', async ({
  quiet,
  browser,
}) => {
  const desk = await openColleague(browser, 'merchants-first', ['decider'], '#/p2p/merchants');
  const complaints = listen(desk);
  const { trader, nickName } = await newApplicant(desk);
  await desk.keyboard.press('r');
  await desk.getByRole('list', { name: 'Applications' }).getByRole('button').filter({ hasText: nickName }).click();
  await sayWhy(desk, 'verification');
  await desk.getByRole('button', { name: 'Approve A', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(desk.getByText('Approved: a merchant from now on.')).toBeVisible();

  const row = desk.getByRole('region', { name: 'Merchants' }).getByRole('row', { name: new RegExp(nickName) });
  await expect(row).toContainText('500 of 500');
  await row.getByRole('button', { name: 'Propose removal' }).click();
  const proposal = desk.getByRole('dialog', { name: 'Propose to remove this merchant' });
  await proposal.getByLabel('Reason').fill('Three buyers were asked for more than the price.');
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(proposal.getByRole('alert')).toContainText('Choose what the status is taken away for.');
  await proposal.getByLabel('Cause').selectOption('extra-fees');
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(desk.getByText('Proposed. Another member has to decide.')).toBeVisible();
  await expect(row).toContainText('Proposed by merchants-first');
  await expect(row.getByRole('button')).toHaveCount(0);

  const second = await openColleague(browser, 'merchants-second', ['approver'], '#/p2p/merchants');
  const asked = second.getByRole('region', { name: 'Merchants' }).getByRole('row', { name: new RegExp(nickName) });
  await asked.getByRole('button', { name: 'Remove', exact: true }).click();
  const decision = second.getByRole('dialog', { name: 'Remove this merchant' });
  await expect(decision).toContainText('Three buyers were asked for more than the price.');
  await decision.getByLabel('Reason').fill('The messages of all three show it.');
  await decision.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(second.getByText('The status is taken away.')).toBeVisible();

  await enter(quiet.context(), trader.device);
  for (const [prefix, language] of [
    ['', 'en'],
    ['/ar', 'ar'],
  ] as const) {
    await visit(quiet, `${prefix}/p2p-trade/apply`);
    await expect(quiet.getByRole('heading', { name: textOf('p2p-merchants', language)('removed') })).toBeVisible();
  }
  expect(complaints).toEqual([]);
  for (const page of [desk, second]) await page.context().close();
});
