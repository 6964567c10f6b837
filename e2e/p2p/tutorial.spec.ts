import { seenTipList } from '@peerbourse/contract/p2p/p2p-users/seen-tip-list';
import { visit } from '../identity/account/member.ts';
import { expect, site, test } from '../site.ts';
import { openAsTrader, switchMarket } from './market.ts';
import { textOf } from './text-of.ts';

const said = textOf('p2p-users');
const path = '/p2p-trade/center';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('uses content/p2p-article-list, content/trade-tips: what to read before a trade is in the first HTML and leads on', async ({
  quiet,
}) => {
  await openAsTrader(quiet);
  const html = await quiet.request.get(`${site}${path}`).then((answer) => answer.text());
  expect(html).toContain('/insights/five-p2p-scams');
  expect(html).toContain('/help/tip-never-cancel-after-paying');
  await visit(quiet, path);
  await quiet.locator('a[href$="/help/buy-coins-with-p2p"]').click();
  await expect(quiet).toHaveURL(`${site}/help/buy-coins-with-p2p`);
});

test('R7.12 uses p2p-users/seen-tip-list, p2p-users/mark-tip-seen: three questions with explained answers, done once', async ({
  quiet,
}) => {
  const { device } = await openAsTrader(quiet);
  await visit(quiet, path);
  await quiet.getByRole('button', { name: said('quiz_start') }).click();
  const dialog = quiet.getByRole('dialog');
  await dialog.getByRole('radio', { name: said('quiz_release_picture') }).check();
  await expect(dialog.getByText(said('quiz_release_why'))).toBeVisible();
  await expect(dialog.getByRole('button', { name: said('quiz_next') })).toBeDisabled();
  await dialog.getByRole('radio', { name: said('quiz_release_bank') }).check();
  await dialog.getByRole('button', { name: said('quiz_next') }).click();
  await dialog.getByRole('radio', { name: said('quiz_name_appeal') }).check();
  await dialog.getByRole('button', { name: said('quiz_next') }).click();
  expect((await device.ask(seenTipList, {})).tips).toEqual([]);
  await dialog.getByRole('radio', { name: said('quiz_cancel_keep') }).check();
  await dialog.getByRole('button', { name: said('quiz_finish') }).click();
  await expect(dialog).toBeHidden();
  await expect(quiet.getByRole('button', { name: said('quiz_start') })).toHaveCount(0);
  expect((await device.ask(seenTipList, {})).tips.map(({ tip }) => tip)).toEqual(['risk-quiz']);
  await visit(quiet, path);
  await expect(quiet.getByRole('heading', { name: said('figures') })).toBeVisible();
  await expect(quiet.getByRole('button', { name: said('quiz_start') })).toHaveCount(0);
});
