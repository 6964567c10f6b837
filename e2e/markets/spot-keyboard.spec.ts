import { visit } from '../identity/account/member.ts';
import { expectFocusKept, press, tabTo } from '../p2p/trade/keyboard.ts';
import { expect, publishNear, test } from '../site.ts';
import { formOf, openOrderRows, sendButton } from './spot-page.ts';
import { marketOf, openAsTrader, said } from './traders.ts';

test('R1.2 a limit order is placed, changed and canceled with nothing but keys, and it always shows where the focus is', async ({
  quiet,
}) => {
  const market = marketOf('BTC');
  await quiet.setViewportSize({ width: 1440, height: 900 });
  await openAsTrader(quiet, market);
  const price = String(Math.floor(Number(await publishNear('btc_usdt', 67)) * 0.97));
  await visit(quiet, market.path);
  const form = formOf(quiet);
  await expect(form.locator('[data-available]')).toContainText('100,000');

  await tabTo(quiet, form.getByLabel(said('price'), { exact: true }));
  await quiet.keyboard.press('ControlOrMeta+A');
  await quiet.keyboard.type(price);
  await tabTo(quiet, form.getByLabel(said('amount'), { exact: true }));
  await quiet.keyboard.type('0.02');
  await tabTo(quiet, sendButton(quiet, /^Buy 0.02 BTC$/));
  await press(quiet, 'Enter');
  const row = openOrderRows(quiet);
  await expect(row).toContainText('0.02 BTC');
  await expectFocusKept(quiet);

  const edit = row.getByRole('button', { name: said('edit') });
  await tabTo(quiet, edit);
  await press(quiet, 'Enter');
  const dialog = quiet.getByRole('dialog', { name: said('edit_title') });
  await tabTo(quiet, dialog.getByLabel(said('amount'), { exact: true }));
  await quiet.keyboard.press('ControlOrMeta+A');
  await quiet.keyboard.type('0.015');
  await tabTo(quiet, dialog.getByRole('button', { name: said('save') }));
  await press(quiet, 'Space');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('0.015 BTC');
  await expect(edit).toBeFocused();

  await tabTo(quiet, row.locator('[data-cancel]'));
  await press(quiet, 'Enter');
  await expect(quiet.getByText(said('no_open_orders'), { exact: true })).toBeVisible();
  await expectFocusKept(quiet);
});
