import { type LocaleCode, localeOf } from '../../packages/contract/src/locales.ts';
import { readCatalogue } from '../../packages/texts/src/read-catalogue.ts';
import { untilAwake } from '../awake.ts';
import { publishItem, withdrawItem } from '../content-desk.ts';
import { expect, listen, site, test } from '../site.ts';

/** Asked for by the bars that depend on the visitor, all of which come together. */
const restriction = '**/v1/user/public/getIpNationalityLimit';

const htmlOf = async (path: string) => await (await fetch(`${site}${path}`)).text();
const commonOf = (code: LocaleCode) => readCatalogue('common', code, localeOf(code).overlayOf);

test('uses content/notice-bar: what nobody should miss, above every page until it is closed', async ({ browser }) => {
  const fields = { tone: 'warning', to: '/status', sort: 1 };
  try {
    await publishItem('notice', 'e2e-notice', { fields, texts: { en: { text: 'Deposits rest on Sunday.', action: 'Read more' } } });
    for (const path of ['/', '/login', '/earn']) await expect.poll(() => htmlOf(path)).toContain('Deposits rest on Sunday.');
    const context = await browser.newContext();
    const page = await context.newPage();
    const complaints = listen(page);
    await page.addInitScript(notePlaces);
    await page.goto(`${site}/`);
    const notice = page.getByRole('region', { name: 'Notice' });
    await expect(notice).toContainText('Deposits rest on Sunday.');
    await expect(notice.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/status');
    await expect(page.locator('[data-live-state="live"]')).toBeVisible();
    expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toHaveLength(1);
    const close = notice.getByRole('button', { name: 'Close' });
    await untilAwake(close);
    await close.click();
    await expect(notice).toHaveCount(0);
    await page.goto(`${site}/earn`);
    await page.waitForSelector('html[data-screen]', { state: 'attached' });
    await expect(notice).toHaveCount(0);

    // Written again it is another notice, for those who closed the old one too.
    await publishItem('notice', 'e2e-notice', { fields, texts: { en: { text: 'Deposits rest on Monday.' } } });
    await expect.poll(() => htmlOf('/earn')).toContain('Deposits rest on Monday.');
    await page.goto(`${site}/ja/earn`);
    const foreign = page.locator('[data-closable] [lang="en"]');
    await expect(foreign).toContainText('Deposits rest on Monday.');
    expect(complaints).toEqual([]);
    await context.close();
  } finally {
    await withdrawItem('notice', 'e2e-notice');
  }
  await expect.poll(() => htmlOf('/')).not.toContain('Deposits rest');
});

/** Collects where the content begins, frame by frame: a bar that comes late would push it down. */
function notePlaces(): void {
  const places = new Set<number>();
  (window as unknown as { places: Set<number> }).places = places;
  const note = () => {
    const main = document.querySelector('main');
    if (main) places.add(Math.round(main.getBoundingClientRect().top));
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

test('uses site/maintenance-status: a stopped service says so on every page, with 503, and goes on by itself', async ({ browser }) => {
  const texts = { en: { title: 'Back in an hour', body: 'We are moving to a larger house.' } };
  const page = await browser.newPage();
  await page.clock.install();
  await page.goto(`${site}/earn`);
  await page.waitForSelector('html[data-screen]', { state: 'attached' });
  try {
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    await publishItem('maintenance', 'site', { fields: { isStopped: true }, texts, endsAt });
    for (const path of ['/', '/ja', '/insights', '/login', '/no-such-page']) {
      await expect.poll(async () => (await fetch(`${site}${path}`)).status).toBe(503);
      const answer = await fetch(`${site}${path}`);
      expect(answer.headers.get('retry-after'), path).toBe(new Date(endsAt).toUTCString());
      expect(answer.headers.get('cache-control'), path).toContain('no-store');
      const html = await answer.text();
      expect(html, path).toContain('Back in an hour');
      expect(html, path).toContain('We are moving to a larger house.');
      expect(html, path).not.toContain('rel="canonical"');
    }
    for (const path of ['/status', '/terms', '/de/privacy']) expect((await fetch(`${site}${path}`)).status, path).toBe(200);
    // A page that was open already learns of it.
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Back in an hour');
  } finally {
    await withdrawItem('maintenance', 'site');
  }
  await expect.poll(async () => (await fetch(`${site}/`)).status).toBe(200);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Back in an hour');
  await page.close();
});

test('uses languages/suggested-language: whoever reads another language better is asked once, in that language', async ({ browser }) => {
  for (const [locale, country, code] of [
    ['de-DE', '', 'de'],
    ['en-US', 'JP', 'ja'],
  ] as const) {
    const texts = commonOf(code);
    const name = localeOf(code).name;
    const context = await browser.newContext({ locale, extraHTTPHeaders: country ? { 'x-country': country } : {} });
    const page = await context.newPage();
    await page.goto(`${site}/insights?category=safety`);
    const go = page.getByRole('link', { name: texts.suggest_switch?.replace('{language}', name) ?? '' });
    await expect(go).toBeVisible();
    await expect(go).toHaveAttribute('lang', localeOf(code).htmlLang);
    await expect(go).toHaveAttribute('href', `/${code}/insights?category=safety`);
    await page.getByRole('button', { name: 'Stay in English' }).click();
    await expect(go).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const visitorBars = page.waitForResponse(restriction);
    await page.reload();
    await visitorBars;
    expect(asked).not.toContain('/v1/user/public/language/suggest');
    await context.close();
  }
});

test('no language is offered to whoever has the right one', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE' });
  const page = await context.newPage();
  const answer = page.waitForResponse('**/v1/user/public/language/suggest');
  await page.goto(`${site}/de/insights`);
  expect(await (await answer).json()).toMatchObject({ data: { locale: null } });
  await expect(page.locator('[hreflang="de"].button-shape')).toHaveCount(0);
  // Nor in the middle of something, even to whoever has the wrong one.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const visitorBars = page.waitForResponse(restriction);
  await page.goto(`${site}/login`);
  await visitorBars;
  expect(asked).not.toContain('/v1/user/public/language/suggest');
  await context.close();
});

test('uses restrictions/country-restriction: what is closed where the visitor is, in the words of the operators', async ({ browser }) => {
  const fields = { closed: ['p2p', 'earn'] };
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'VU' } });
  const page = await context.newPage();
  const note = (text: string) => page.getByRole('alert').filter({ hasText: text });
  try {
    for (const text of ['P2P and Earn are not open in Vanuatu.', 'We may not offer P2P and Earn in Vanuatu.']) {
      await publishItem('restriction', 'vu', { fields, texts: { en: { note: text } } });
      await expect.poll(() => noteFor('VU')).toBe(text);
      await page.goto(`${site}/earn`);
      await expect(note(text)).toBeVisible();
    }
    await note('Vanuatu').getByRole('button', { name: 'Close' }).click();
    await expect(note('Vanuatu')).toHaveCount(0);
    const answered = page.waitForResponse(restriction);
    await page.reload();
    await (await answered).finished();
    // A panel that is opened after the answer would come after the note.
    await page.getByRole('button', { name: /^Language and currency/ }).click();
    await expect(page.getByRole('dialog', { name: 'Language and currency' }).getByRole('link').first()).toBeVisible();
    await expect(note('Vanuatu')).toHaveCount(0);
  } finally {
    await context.close();
    await withdrawItem('restriction', 'vu');
  }
  const closedForAccounts = await browser.newContext({ extraHTTPHeaders: { 'x-country': 'KP' } });
  const other = await closedForAccounts.newPage();
  await other.goto(`${site}/earn`);
  await expect(other.getByRole('alert').filter({ hasText: 'available in your country' })).toContainText('Accounts');
  await closedForAccounts.close();
});

/** What the API tells visitors from a country. */
async function noteFor(country: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', 'x-country': country };
  const response = await fetch(`${site}/v1/user/public/getIpNationalityLimit`, { method: 'POST', headers, body: '{}' });
  return ((await response.json()) as { data: { note?: string } }).data.note;
}

test('the offer of another language stands in the header: it covers nothing and moves nothing', async ({ browser }) => {
  for (const width of [320, 390, 768, 1440]) {
    const context = await browser.newContext({ locale: 'de-DE', viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(notePlaces);
    await page.goto(`${site}/p2p-trade`);
    const offer = page.locator('[data-language-offer]');
    await expect(offer).toBeVisible();
    const [inner, outer] = [await offer.boundingBox(), await page.locator('header > div').first().boundingBox()];
    expect(inner && outer && inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height, `${width}`).toBe(true);
    // Within the header it lies on none of the others.
    const isCovering = await offer.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const others = [...document.querySelectorAll('header a, header button')].filter((other) => !element.contains(other));
      return others.some((other) => {
        const { left, right, top, bottom, width: size } = other.getBoundingClientRect();
        return size > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
    });
    expect(isCovering, `${width}`).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places]), `${width}`).toHaveLength(1);
    await context.close();
  }
});
