import { visit } from '../identity/account/member.ts';
import { openAsOwner } from '../money/assets/wallet-fixtures.ts';
import { expect, site, test } from '../site.ts';
import { switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('numbers follow the chosen separators in the hall, the assets and amount fields, from the first HTML of a private page on', async ({
  quiet,
}) => {
  await openAsOwner(quiet, { coin: 'USDT', amount: '4321.654321', wallet: 'otc' });
  await visit(quiet, '/assets');
  await expect(quiet.getByRole('main')).toContainText('4,321.654321');
  await quiet.getByRole('button', { name: /^Language and currency/ }).click();
  const panel = quiet.getByRole('dialog', { name: 'Language and currency' });
  await panel.getByRole('radio', { name: '1.234,56' }).check({ force: true });
  await expect(quiet.getByRole('main')).toContainText('4.321,654321');
  const html = await (await quiet.request.get(`${site}/assets`)).text();
  expect(html).toContain('4.321,654321');
  await visit(quiet, '/p2p-trade/buy/USDT-EUR');
  await expect(quiet.getByRole('main')).toContainText('0,92735 EUR');
  await visit(quiet, '/price/btc');
  const field = quiet.locator('main input[inputmode="decimal"]').nth(1);
  await field.fill('');
  await field.pressSequentially('1234,5');
  await expect(field).toHaveValue('1234,5');
});
