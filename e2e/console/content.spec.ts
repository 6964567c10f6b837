import { randomInt } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { demoMembers } from '../../apps/server/demo/staff.ts';
import { expect, listen, openConsole, site, staffCall, test } from '../site.ts';
import { asOwner } from './as-owner.ts';
import { openColleague } from './colleague.ts';

test.describe.configure({ mode: 'serial' });
// The list stands beside the item that is open.
test.use({ viewport: { width: 1680, height: 1000 } });

// Each try writes its own item: what an earlier one has left does not stand in its way.
const mark = randomInt(1_000_000);
const title = (day: string) => `Maintenance on ${day} ${mark}`;
const english = {
  title: title('Sunday'),
  summary: 'Prices pause for ten minutes.',
  body: 'We change **two machines**.\n\n## What you will notice\n\n- Prices stand still\n- Nothing else',
};
const arabic = {
  title: 'صيانة يوم الأحد',
  summary: 'تتوقف الأسعار عشر دقائق.',
  body: 'نستبدل **جهازين**.\n\n## ما ستلاحظه\n\n- تثبت الأسعار',
};
const slug = `maintenance-on-sunday-${mark}`;
const address = `#/content/announcement/${slug}`;

test('uses content/item-list, content/open-item, content/write-version, content/preview-text, content/publish-version: an announcement is written in English and Arabic, looked at, published, and on the site', async ({
  browser,
}) => {
  const desk = await openDesk(browser);
  const visitor = await (await browser.newContext()).newPage();
  await desk.getByRole('link', { name: /^Announcements/ }).click();
  await desk.keyboard.press('n');
  await desk.getByRole('dialog').getByLabel('Name').fill(english.title);
  await desk.getByRole('button', { name: 'Begin' }).click();
  await expect(desk).toHaveURL(new RegExp(`${address}$`));

  await desk.getByLabel('Category').selectOption('maintenance');
  await desk.getByLabel('Title *').fill(english.title);
  await desk.getByLabel('Text *').fill(`${english.body}\n\n<script>alert(1)</script>`);
  const side = desk.getByRole('region', { name: 'Preview' });
  await expect(side.getByRole('heading', { name: 'What you will notice' })).toBeVisible();
  await expect(side.getByText('HTML <script>')).toBeVisible();
  await desk.keyboard.press('Control+s');
  await expect(desk.getByRole('alert').filter({ hasText: 'This cannot be saved yet.' })).toContainText('Summary (English)');
  await desk.getByLabel('Summary *').fill(english.summary);
  await desk.getByLabel('Text *').fill(english.body);
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 1 is saved.')).toBeVisible();
  await expect(itemLink(desk, english.title)).toContainText('Draft');

  await desk.getByRole('radio', { name: 'Arabic, missing, falls back to English' }).check();
  await expect(desk.getByLabel('Title *')).toHaveAttribute('dir', 'rtl');
  await expect(desk.getByText(english.summary)).toBeVisible();
  await desk.getByLabel('Title *').fill(arabic.title);
  await desk.getByLabel('Summary *').fill(arabic.summary);
  await desk.getByLabel('Text *').fill(arabic.body);
  await desk.getByRole('button', { name: /^Save version 2/ }).click();
  await expect(desk.getByText('Version 2 is saved.')).toBeVisible();
  await expect(itemLink(desk, english.title)).toContainText('2 of 25 languages');

  await desk.getByRole('tab', { name: 'Preview' }).click();
  const preview = desk.locator('[data-preview]');
  await expect(preview).toHaveAttribute('lang', 'ar');
  await expect(preview).toHaveAttribute('dir', 'rtl');
  await expect(preview.getByRole('heading', { name: arabic.title })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'ما ستلاحظه' })).toBeVisible();
  await desk.getByRole('radio', { name: /^Japanese/ }).check();
  await expect(desk.getByText('There is no text in Japanese. Visitors get English')).toBeVisible();
  await expect(preview.getByRole('heading', { name: english.title })).toBeVisible();

  await expectMissing(visitor);
  await desk.getByRole('button', { name: /^Publish version 2/ }).click();
  await expect(desk.getByRole('dialog')).toContainText('Nothing is shown now.');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('Version 2 is published.')).toBeVisible();
  await expectShown(visitor, `/announcements/${slug}`, english.title);
  await expectShown(visitor, `/ar/announcements/${slug}`, arabic.title);
  await expect(visitor.getByText('تثبت الأسعار')).toBeVisible();
  await expect(itemLink(desk, english.title)).toContainText('Live');
  await finish(desk, visitor);
});

test('uses content/publish-version, content/withdraw-item: a version is rolled back, another scheduled, and all of it withdrawn', async ({
  browser,
}) => {
  const desk = await openDesk(browser, address);
  const visitor = await (await browser.newContext()).newPage();
  await desk.getByLabel('Title *').fill(title('Monday'));
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 3 is saved.')).toBeVisible();
  await publishNow(desk, 3);
  await expectShown(visitor, `/announcements/${slug}`, title('Monday'));

  await desk.getByRole('tab', { name: 'History' }).click();
  const differences = desk.getByRole('region', { name: 'Differences' });
  await expect(differences.getByText('Title (English)')).toBeVisible();
  await expect(differences.getByText(`Removed: ${english.title}`)).toBeVisible();
  await expect(differences.getByText(`Added: ${title('Monday')}`)).toBeVisible();
  await desk.getByRole('button', { name: 'Show this version again (version 2)' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Show version 2 again' });
  await expect(dialog).toContainText('Version 3 is shown now, and goes.');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText('Version 2 is published.')).toBeVisible();
  await expectShown(visitor, `/announcements/${slug}`, english.title);

  await desk.getByRole('button', { name: /^Publish version 3/ }).click();
  await desk.getByLabel('At a time').check();
  await desk.getByLabel('Begins (UTC)').fill(minuteAt(-60));
  await desk.getByRole('button', { name: 'Schedule' }).click();
  await expect(desk.getByRole('dialog')).toContainText('This time has passed.');
  await desk.getByLabel('Begins (UTC)').fill(minuteAt(60));
  await expect(desk.getByRole('dialog')).toContainText('Version 2 is shown now and stays until then.');
  await desk.getByRole('button', { name: 'Schedule' }).click();
  await expect(desk.getByText('Version 3 is scheduled.')).toBeVisible();
  await expect(desk.getByRole('row', { name: /^3 / })).toContainText('Scheduled');
  await expect(itemLink(desk, title('Monday'))).toContainText('Version 3 from');
  await asOwner(
    'UPDATE content_publications SET starts_at = app_now() WHERE starts_at > app_now() AND item_id = (SELECT id FROM content_items WHERE name = $1)',
    [slug],
  );
  await expectShown(visitor, `/announcements/${slug}`, title('Monday'));

  await desk.getByRole('button', { name: 'Withdraw' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(desk.getByText('It is withdrawn')).toBeVisible();
  await expectMissing(visitor);
  await expect(itemLink(desk, title('Monday'))).toContainText('Withdrawn');
  await finish(desk, visitor);
});

test('uses content/write-version: of two editors the second sees who was first, and adds the own changes without losing any', async ({
  browser,
}) => {
  const desk = await openDesk(browser, address);
  const other = await openColleague(browser, demoMembers[1]?.name ?? '', ['editor'], address);
  await desk.getByLabel('Summary *').fill('Prices pause for five minutes.');
  await other.getByLabel('Title *').fill(title('Tuesday'));
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Version 4 is saved.')).toBeVisible();
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText(`${demoMembers[1]?.name} wrote version 4 while you were editing`)).toBeVisible();

  await desk.getByRole('button', { name: 'Open version 4, keep my draft aside' }).click();
  await expect(desk.getByLabel('Title *')).toHaveValue(title('Tuesday'));
  await expect(desk.getByLabel('Summary *')).toHaveValue(english.summary);
  await desk.getByRole('button', { name: 'Bring it back' }).click();
  await desk.getByRole('button', { name: 'Add my changes to version 4' }).click();
  await expect(desk.getByLabel('Title *')).toHaveValue(title('Tuesday'));
  await expect(desk.getByLabel('Summary *')).toHaveValue('Prices pause for five minutes.');
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 5 is saved.')).toBeVisible();
  await finish(desk, other);
});

test('a draft survives a reload, is marked in the list, and the browser asks before it is left', async ({ browser }) => {
  const desk = await openDesk(browser, address);
  await desk.getByLabel('Title *').fill('Maintenance at some time');
  await expect(itemLink(desk, title('Tuesday'))).toContainText('Your changes are not saved');
  const asked = desk.waitForEvent('dialog');
  const reloaded = desk.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(desk.getByLabel('Title *')).toHaveValue('Maintenance at some time');
  await desk.getByRole('link', { name: /^Banners/ }).click();
  await desk.goBack();
  await expect(desk.getByLabel('Title *')).toHaveValue('Maintenance at some time');
  await desk.getByRole('button', { name: 'Drop my changes' }).click();
  await expect(desk.getByLabel('Title *')).toHaveValue(title('Tuesday'));
  await finish(desk);
});

test('uses content/upload-picture: a picture is put into a text, and readers see it', async ({ browser }) => {
  const desk = await openDesk(browser, address);
  const visitor = await (await browser.newContext()).newPage();
  const buffer = await desk.screenshot({ type: 'png' });
  await desk.getByLabel('Text *').press('Control+End');
  await desk.getByLabel('Picture: choose a file').setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer });
  await expect(desk.getByLabel('Text *')).toHaveValue(/!\[what the picture shows\]\(picture:[\w-]{22}\)/);
  // What stands for its description is selected, so that it is typed over.
  await desk.keyboard.type('The desk');
  await expect(desk.getByLabel('Text *')).toHaveValue(/!\[The desk\]\(picture:/);
  await expectPicture(desk.getByRole('region', { name: 'Preview' }).getByRole('img', { name: 'The desk' }));
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText('Version 6 is saved.')).toBeVisible();
  await publishNow(desk, 6);
  await expectShown(visitor, `/announcements/${slug}`, title('Tuesday'));
  await visitor.getByRole('img', { name: 'The desk' }).scrollIntoViewIfNeeded();
  await expectPicture(visitor.getByRole('img', { name: 'The desk' }));
  // Other tests count what the site shows.
  await staffCall('/v1/admin/content/withdraw-item', { kind: 'announcement', name: slug });
  await finish(desk, visitor);
});

test('whoever is no editor reads, is told why, and cannot write', async ({ browser }) => {
  const reader = await openColleague(browser, 'rita', ['reader'], address);
  await expect(reader.getByText('Writing, publishing and withdrawing need the role Editor')).toBeVisible();
  await expect(reader.getByLabel('Title *')).toHaveJSProperty('readOnly', true);
  await expect(reader.getByLabel('Category')).toBeDisabled();
  for (const name of [/^Save/, /^Publish/, 'Withdraw', /^New/])
    await expect(reader.getByRole('main').getByRole('button', { name })).toHaveCount(0);
  await reader.keyboard.press('n');
  await expect(reader.getByRole('dialog')).toHaveCount(0);
  await reader.getByRole('tab', { name: 'History' }).click();
  await expect(reader.getByRole('row', { name: /^6 / })).toBeVisible();
  await expect(reader.getByRole('button', { name: /Show this version again/ })).toHaveCount(0);
  await finish(reader);
});

const complaintsOf = new Map<Page, string[]>();

async function openDesk(browser: Browser, hash = '#/content'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();
  complaintsOf.set(page, listen(page));
  await openConsole(page, hash);
  return page;
}

async function finish(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    expect(complaintsOf.get(page) ?? []).toEqual([]);
    await page.context().close();
  }
}

function itemLink(desk: Page, title: string): Locator {
  return desk.getByRole('region', { name: 'Announcements' }).getByRole('link', { name: title });
}

async function publishNow(desk: Page, version: number): Promise<void> {
  await desk.getByRole('button', { name: new RegExp(`^Publish version ${version}`) }).click();
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByText(`Version ${version} is published.`)).toBeVisible();
}

async function expectShown(visitor: Page, path: string, title: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${site}${path}`)).text()).toContain(title);
  await visitor.goto(`${site}${path}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function expectMissing(visitor: Page): Promise<void> {
  await expect.poll(async () => (await fetch(`${site}/announcements/${slug}`)).status).toBe(404);
  expect((await visitor.goto(`${site}/announcements/${slug}`))?.status()).toBe(404);
}

async function expectPicture(picture: Locator): Promise<void> {
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
}

/** As the field for times wants it. */
function minuteAt(minutesAhead: number): string {
  return new Date(Date.now() + minutesAhead * 60_000).toISOString().slice(0, 16);
}
