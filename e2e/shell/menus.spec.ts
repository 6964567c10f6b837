import { newestVersion, publishItem, showVersion, withdrawItem } from '../content-desk.ts';
import { expect, guestCall, listen, site, test } from '../site.ts';

const desk = { width: 1440, height: 900 };

const htmlOf = async (path: string) => await (await fetch(`${site}${path}`)).text();

test('uses content/menu-list: the entries of header, drawer and footer', async ({ browser }) => {
  const fields = { place: 'header', parent: '', to: '/insights', switch: '', sort: 1 };
  try {
    await publishItem('menu', 'e2e-corner', { fields, texts: { en: { label: 'Quiet corner' }, ja: { label: '静かな隅' } } });
    await publishItem('menu', 'e2e-inside', {
      fields: { ...fields, parent: 'e2e-corner', to: '/v1/reference' },
      texts: { en: { label: 'Inside of it', hint: 'What developers read' } },
    });
    await publishItem('menu', 'e2e-below', {
      fields: { ...fields, place: 'footer-legal', to: '/login' },
      texts: { en: { label: 'Below' } },
    });
    await expect.poll(() => htmlOf('/earn')).toContain('Quiet corner');
    await expect.poll(() => htmlOf('/earn')).toContain('Below');

    const page = await browser.newPage({ viewport: desk });
    const complaints = listen(page);
    await page.goto(`${site}/earn`);
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'Quiet corner' }).click();
    await expect(main.getByRole('link', { name: 'Quiet corner' })).toHaveAttribute('href', '/insights');
    await expect(main.getByRole('link', { name: 'Inside of it What developers read' })).toHaveAttribute('href', '/v1/reference');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Below' })).toHaveAttribute('href', '/login');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForSelector('html[data-screen="mobile"]', { state: 'attached' });
    await page.getByRole('banner').getByRole('button', { name: 'Main' }).click();
    await expect(page.getByRole('dialog', { name: 'Peerbourse' }).getByRole('link', { name: 'Inside of it' })).toBeVisible();
    expect(complaints).toEqual([]);

    await page.setViewportSize(desk);
    await page.goto(`${site}/ja/earn`);
    await main.or(page.getByRole('banner').getByRole('navigation').first()).getByRole('button', { name: '静かな隅' }).click();
    // What operators have not translated says which language it is in.
    await expect(page.locator('header a[lang="en"][dir="ltr"]', { hasText: 'Inside of it' })).toBeVisible();
    await page.close();
  } finally {
    for (const name of ['e2e-inside', 'e2e-corner', 'e2e-below']) await withdrawItem('menu', name);
  }
  await expect.poll(() => htmlOf('/earn')).not.toContain('Quiet corner');
});

test('uses content/page-titles: what the tab and search engines show of a page', async ({ quiet }) => {
  const before = await newestVersion('page-title', 'login');
  const texts = { title: 'Come in to {brand}', description: 'The door of {brand}.', keywords: 'door, key' };
  try {
    await publishItem('page-title', 'login', { texts: { en: texts } });
    await expect.poll(() => htmlOf('/login')).toContain('<title>Come in to Peerbourse</title>');
    await quiet.goto(`${site}/login`);
    await expect(quiet).toHaveTitle('Come in to Peerbourse');
    await expect(quiet.locator('meta[name="description"]')).toHaveAttribute('content', 'The door of Peerbourse.');
    await expect(quiet.locator('meta[name="keywords"]')).toHaveAttribute('content', 'door, key');
    await expect(quiet.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Come in to Peerbourse');
    await expect(quiet.locator('meta[property="og:image"]')).toHaveAttribute('content', `${site}/files/og/en/page-title/login.png`);
  } finally {
    await showVersion('page-title', 'login', before);
  }
  await expect.poll(() => htmlOf('/login')).not.toContain('Come in to Peerbourse');
});

test('uses content/community-qr-codes: groups of ours in the footer, each with its code', async ({ quiet }) => {
  const fields = { to: 'https://community.example/peerbourse', languages: [], sort: 1 };
  try {
    await publishItem('community', 'e2e-group', { fields, texts: { en: { name: 'Traders of {brand}', hint: 'Ask other traders' } } });
    await expect.poll(async () => JSON.stringify(await guestCall('/v1/if/base/getBigFamilyQrImg'))).toContain('Traders of Peerbourse');
    await quiet.goto(`${site}/earn`);
    await quiet.getByRole('contentinfo').getByRole('button', { name: 'Traders of Peerbourse' }).click();
    const panel = quiet.getByRole('dialog', { name: 'Traders of Peerbourse' });
    await expect(panel.getByRole('img', { name: 'QR code for Traders of Peerbourse' })).toBeVisible();
    await expect.poll(() => panel.getByRole('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await expect(panel).toContainText('Ask other traders');
    await expect(panel.getByRole('link')).toHaveAttribute('href', fields.to);
  } finally {
    await withdrawItem('community', 'e2e-group');
  }
});
