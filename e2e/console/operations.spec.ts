import { demoMembers } from '../../apps/server/demo/staff.ts';
import { consoleSite, expect, guestCall, openConsole, test } from '../site.ts';
import { openColleague } from './colleague.ts';
import { restoringSetting, settingVersion } from './setting-version.ts';

test('uses operations/overview: every role is shown as up, with outbox and jobs', async ({ quiet }) => {
  await openConsole(quiet, '#/health');
  for (const role of ['api', 'admin', 'stream', 'worker', 'matcher']) {
    await expect(quiet.getByRole('heading', { name: role, exact: true })).toBeVisible();
  }
  await expect(quiet.getByText('rates.collect-prices')).toBeVisible();
});

test('without a session the console shows nothing but its login', async ({ quiet }) => {
  await quiet.goto(`${consoleSite}/`);
  await expect(quiet.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expect(quiet.getByText('rates.collect-prices')).toHaveCount(0);
});

test('uses settings/setting-list, settings/write-setting: a setting of words is written with a reason, and shows its value, version and author', async ({
  quiet,
}) => {
  await openConsole(quiet, '#/settings');
  const row = quiet.getByRole('row', { name: /^p2p-users\.termsVersion/ });
  const before = await settingVersion('p2p-users.termsVersion');
  const wanted = String(before + 5);
  await restoringSetting('p2p-users.termsVersion', async () => {
    await expect(row).toContainText('Editor, one person');
    await row.getByRole('button', { name: 'Edit p2p-users.termsVersion' }).click();
    const dialog = quiet.getByRole('dialog', { name: 'Edit p2p-users.termsVersion' });
    await expect(dialog).toContainText('Every trader who has accepted an older version');
    await dialog.getByLabel('Terms version').fill(wanted);
    await expect(dialog.getByText('What changes')).toBeVisible();
    await expect(dialog.getByText(`Added: ${wanted}`)).toBeVisible();
    await dialog.getByRole('button', { name: `Save as version ${before + 1}` }).click();
    await expect(dialog.getByRole('alert')).toContainText('Say why');
    await dialog.getByLabel('Reason').fill('the terms have a new section');
    await dialog.getByRole('button', { name: `Save as version ${before + 1}` }).click();
    await expect(quiet.getByText(`p2p-users.termsVersion: saved as version ${before + 1}.`)).toBeVisible();
    await expect(row).toContainText(wanted);
    await expect(row.getByRole('cell', { name: String(before + 1), exact: true })).toBeVisible();
    await expect(row).toContainText(demoMembers[0]?.name ?? 'nobody');
  });
});

test('uses settings/propose-setting-change, settings/setting-proposals, settings/decide-setting-change: money takes two persons, who see what changes and why', async ({
  quiet,
  browser,
}) => {
  const key = 'rates.maxJumpPercent';
  const before = await settingVersion(key);
  const wanted = `21.${before + 5}`;
  await restoringSetting(key, async () => {
    await openConsole(quiet, '#/settings');
    await quiet.getByRole('button', { name: `Edit ${key}` }).click();
    const dialog = quiet.getByRole('dialog', { name: `Edit ${key}` });
    await expect(dialog).toContainText('A change takes effect when an approver agrees.');
    await dialog.getByLabel('Max jump, %').fill(wanted);
    await dialog.getByLabel('Reason').fill('the market is wild today');
    await dialog.getByRole('button', { name: `Propose as version ${before + 1}` }).click();
    await expect(quiet.getByText(`${key}: proposed. Somebody else has to decide it.`)).toBeVisible();
    await expect(quiet.getByRole('button', { name: `Withdraw the proposal for ${key}` })).toBeVisible();
    await expect(quiet.getByRole('button', { name: `Approve the proposal for ${key}` })).toHaveCount(0);
    expect(await settingVersion(key)).toBe(before);

    const colleague = await openColleague(browser, 'approves-settings', ['approver'], '#/settings');
    await expect(colleague.getByRole('row', { name: new RegExp(`^${key}.*two persons`) })).toContainText('read only');
    await colleague.getByRole('button', { name: `Approve the proposal for ${key}` }).click();
    const decision = colleague.getByRole('dialog', { name: 'Put this value in force' });
    for (const text of ['the market is wild today', `Added: ${wanted}`, 'A price that leaps further', demoMembers[0]?.name ?? 'nobody'])
      await expect(decision).toContainText(text);
    await decision.getByRole('button', { name: 'Put it in force' }).click();
    await expect(colleague.getByText(`${key}: in force as version ${before + 1}.`)).toBeVisible();
    await colleague.context().close();
    expect(await settingVersion(key)).toBe(before + 1);
  });
});

test('uses settings/withdraw-setting-change: a proposal is taken back', async ({ quiet }) => {
  const key = 'sub-accounts.limit';
  await openConsole(quiet, '#/settings');
  await quiet.getByRole('button', { name: `Edit ${key}` }).click();
  const dialog = quiet.getByRole('dialog', { name: `Edit ${key}` });
  await dialog.getByLabel('Limit').fill('11');
  await dialog.getByLabel('Reason').fill('one more for everybody');
  await dialog.getByRole('button', { name: /^Propose as version/ }).click();
  await quiet.getByRole('button', { name: `Withdraw the proposal for ${key}` }).click();
  await expect(quiet.getByText(`${key}: withdrawn. Nothing has changed.`)).toBeVisible();
  await expect(quiet.getByRole('button', { name: `Withdraw the proposal for ${key}` })).toHaveCount(0);
});

test('uses rates/publish-price: a price that leaps is refused in words, one nearby is published', async ({ quiet }) => {
  const { rows } = await guestCall<{ rows: Array<{ pair: string; price: string }> }>('/v1/mix/market/homeQuotation');
  const price = `${Math.floor(Number(rows.find(({ pair }) => pair === 'eth_usdt')?.price))}.77`;
  await openConsole(quiet, '#/health');
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
