import { demoMembers } from '../../apps/server/demo/staff.ts';
import { consoleSite, expect, guestCall, openConsole, test } from '../site.ts';
import { restoringSetting, settingVersion } from './setting-version.ts';

test('uses operations/overview: every role is shown as up, with outbox and jobs', async ({ quiet }) => {
  await openConsole(quiet);
  for (const role of ['api', 'admin', 'stream', 'worker']) {
    await expect(quiet.getByRole('heading', { name: role, exact: true })).toBeVisible();
  }
  await expect(quiet.getByText('rates.collect-prices')).toBeVisible();
});

test('without a session the console shows nothing but its login', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/`);
  await expect(quiet.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expect(quiet.getByText('rates.collect-prices')).toHaveCount(0);
});

test('uses settings/setting-list, settings/write-setting: a setting is written, and shows its value, version and author', async ({
  quiet,
}) => {
  await openConsole(quiet);
  const row = quiet.getByRole('row', { name: /rates\.maxJumpPercent/ });
  const before = await settingVersion('rates.maxJumpPercent');
  const wanted = `21.${before + 5}`;
  await restoringSetting('rates.maxJumpPercent', async () => {
    await row.getByRole('button', { name: 'Edit rates.maxJumpPercent' }).click();
    const dialog = quiet.getByRole('dialog', { name: 'Edit rates.maxJumpPercent' });
    await dialog.getByLabel('Value as JSON').fill(wanted);
    await dialog.getByText('What changes').click();
    await expect(dialog.getByText(`Added: ${wanted}`)).toBeVisible();
    await dialog.getByRole('button', { name: `Save as version ${before + 1}` }).click();
    await expect(quiet.getByText(`rates.maxJumpPercent is now version ${before + 1}.`)).toBeVisible();
    await expect(row).toContainText(wanted);
    await expect(row.getByRole('cell', { name: String(before + 1), exact: true })).toBeVisible();
    await expect(row).toContainText(demoMembers[0]?.name ?? 'nobody');
  });
});

test('uses rates/publish-price: a price that leaps is refused in words, one nearby is published', async ({ quiet }) => {
  const { rows } = await guestCall<{ rows: Array<{ pair: string; price: string }> }>('/v1/mix/market/homeQuotation');
  const price = `${Math.floor(Number(rows.find(({ pair }) => pair === 'eth_usdt')?.price))}.77`;
  await openConsole(quiet);
  const panel = quiet.getByRole('region', { name: 'Publish a price' });
  await panel.getByLabel('Pair').fill('eth_usdt');
  await panel.getByLabel('Price', { exact: true }).fill('1');
  await panel.getByLabel('Reason').fill('a browser test');
  await panel.getByRole('button', { name: 'Publish price' }).click();
  await expect(panel.getByRole('alert')).toBeVisible();
  await panel.getByLabel('Price', { exact: true }).fill(price);
  await panel.getByRole('button', { name: 'Publish price' }).click();
  await expect(panel.getByRole('status')).toContainText(`eth_usdt is published at ${price}`);
});
