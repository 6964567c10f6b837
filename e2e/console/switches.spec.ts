import { expect, listen, openConsole, site, test } from '../site.ts';
import { restoringSetting, settingVersion } from './setting-version.ts';

test('uses settings/setting-versions: a switch opens a product on the site, and its history takes it back', async ({ page: desk }) => {
  const complaints = listen(desk);
  await openConsole(desk, '#/switches');
  const before = await settingVersion('site.switches');
  await restoringSetting('site.switches', async () => {
    await desk.getByRole('switch', { name: /^VIP/ }).check();
    await expect(desk.getByText('Not saved yet: VIP on.')).toBeVisible();
    const switches = desk.getByRole('region', { name: 'Switches' });
    await switches.getByRole('button', { name: `Save as version ${before + 1}` }).click();
    await expect(switches.getByRole('alert')).toContainText('Say why');
    await switches.getByLabel('Reason').fill('VIP opens today');
    await switches.getByRole('button', { name: `Save as version ${before + 1}` }).click();
    await expect(desk.getByText(`The switches are saved as version ${before + 1}.`)).toBeVisible();
    await expectVip(true);

    await desk.getByRole('link', { name: /^Settings/ }).click();
    await desk.getByRole('button', { name: 'History of site.switches' }).click();
    const newest = desk.getByRole('dialog').getByRole('row', { name: new RegExp(`^${before + 1} `) });
    await expect(newest).toContainText('in force');
    await expect(newest).toContainText('VIP opens today');
    await desk.getByRole('button', { name: `Restore version ${before}`, exact: true }).click();
    await expect(desk.getByRole('dialog')).toContainText('Removed: ');
    await desk.getByRole('dialog').getByLabel('Reason').fill('VIP is not ready');
    await desk.getByRole('button', { name: `Restore this value as version ${before + 2}` }).click();
    await expect(desk.getByText(`site.switches: saved as version ${before + 2}.`)).toBeVisible();
    await desk.getByRole('link', { name: /^Switches/ }).click();
    await expect(desk.getByRole('switch', { name: /^VIP/ })).not.toBeChecked();
    await expectVip(false);
  });
  expect(complaints).toEqual([]);
});

/** The entry of the menu is in the first HTML of the home page, or not. */
async function expectVip(isOpen: boolean): Promise<void> {
  await expect.poll(async () => (await (await fetch(`${site}/`)).text()).includes('href="/vip"')).toBe(isOpen);
}
