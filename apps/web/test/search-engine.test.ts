import { expect, test } from 'vitest';
import { publishItem, withdrawItem } from '../../../e2e/content-desk.ts';
import { site } from '../../../e2e/site.ts';
import { type LocaleCode, localeCodes, localeOf, locales, prefixOf } from '../../../packages/contract/src/locales.ts';

/** What the table of pages is made of. */
interface RouteConfigEntry {
  path?: string;
  index?: boolean;
  children?: RouteConfigEntry[];
}

interface Entry {
  path: string;
  code: LocaleCode;
  /** Addresses by language tag. */
  alternates: Map<string, string>;
}

/** The usual run reads all pages in three languages; PB_ALL_SCREENS=1 reads them in all. */
const readCodes: readonly LocaleCode[] = process.env.PB_ALL_SCREENS ? localeCodes : ['en', 'ar', 'ja'];

const robot = { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, redirect: 'manual' } as const;

async function sitemap(): Promise<Entry[]> {
  const response = await fetch(`${site}/sitemap.xml`, robot);
  expect(response.headers.get('content-type')).toContain('application/xml');
  return [...(await response.text()).matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => {
    const path = pathOf(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1]);
    return { path, code: codeOf(path), alternates: alternatesOf(entry) };
  });
}

function alternatesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/gi)].map(([, tag = '', address = '']) => [tag, address]),
  );
}

/** Every address is absolute and of this site. */
function pathOf(address = ''): string {
  expect(address.startsWith(`${site}/`), address).toBe(true);
  return address.slice(site.length);
}

function codeOf(path: string): LocaleCode {
  const first = path.split('/')[1] ?? '';
  return localeCodes.find((code) => code === first) ?? 'en';
}

interface Read {
  status: number;
  html: string;
  head: string;
  title: string;
  description: string;
}

async function read(path: string): Promise<Read> {
  const response = await fetch(`${site}${path}`, robot);
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    status: response.status,
    html,
    head,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

test('every page of the sitemap is there, names itself and its languages, and has words of its own in its language', async () => {
  const entries = await sitemap();
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  expect(byPath.size).toBe(entries.length);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const english = new Map<string, string>();
  for (const { path, code, alternates } of entries.filter(({ code: of }) => readCodes.includes(of))) {
    const { status, html, head, title, description } = await read(path);
    expect(status, path).toBe(200);
    expect(head, path).not.toContain('noindex');
    expect(html, path).toContain(`<html lang="${localeOf(code).htmlLang}" dir="${localeOf(code).direction}"`);
    expect(
      [...head.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, address]) => address),
      path,
    ).toEqual([`${site}${path}`]);
    expect(alternatesOf(head), path).toEqual(alternates);
    expect(title, path).not.toBe('');
    expect(description, path).not.toBe('');
    expect(titles.get(`${code} ${title}`), `${path} has the title of another page: ${title}`).toBeUndefined();
    expect(descriptions.get(`${code} ${description}`), `${path} has the description of another page: ${description}`).toBeUndefined();
    titles.set(`${code} ${title}`, path);
    descriptions.set(`${code} ${description}`, path);
    const plain = path.slice(prefixOf(code).length) || '/';
    if (code === 'en') english.set(plain, title);
    else if (localeOf(code).overlayOf !== 'en') expect(title, `${path} has its title in English`).not.toBe(english.get(plain));
  }
  for (const { path, code, alternates } of entries) {
    expect(alternates.get('x-default'), path).toBe(alternates.get('en'));
    expect(alternates.get(localeOf(code).htmlLang), path).toBe(`${site}${path}`);
    // Each of its languages is a page of the sitemap, which names the same ones.
    for (const address of alternates.values()) expect(byPath.get(pathOf(address))?.alternates, `${path} to ${address}`).toEqual(alternates);
  }
});

test('the sitemap has exactly the public pages of the table of pages', async () => {
  const paths = (await sitemap()).filter(({ code }) => code === 'en').map(({ path }) => path);
  const address = '../src/routes.ts';
  const { default: table } = (await import(address)) as { default: RouteConfigEntry[] };
  const patterns = table.flatMap((entry) => pathsOf(entry, ''));
  const shown: string[] = [];
  for (const path of patterns.filter((pattern) => !/[:*]/.test(pattern))) {
    const { status, head } = await read(path);
    const isPublic = status === 200 && !head.includes('noindex');
    if (isPublic) shown.push(path);
    else expect(head, path).not.toMatch(/rel="canonical"|rel="alternate"/);
  }
  const documents = paths.filter((path) => /^\/(?:insights|announcements|help)\/[^/]+$/.test(path));
  const coins = paths.filter((path) => /^\/price\/[a-z0-9]+$/.test(path));
  expect(coins).toContain('/price/btc');
  const markets = paths.filter((path) => /^\/spot\/[a-z0-9]+-[a-z0-9]+$/.test(path));
  expect(markets).toContain('/spot/btc-usdt');
  expect(paths.filter((path) => ![...documents, ...coins, ...markets].includes(path)).sort()).toEqual(shown.sort());
  const kinds = patterns
    .filter((pattern) => /^\/(?:insights|announcements|help)\/:\w+$/.test(pattern))
    .map((pattern) => pattern.split('/')[1]);
  expect([...new Set(documents.map((path) => path.split('/')[1]))].sort()).toEqual(kinds.sort());
});

function pathsOf({ path, index, children }: RouteConfigEntry, above: string): string[] {
  const here = path === undefined ? above : `${above}/${path}`;
  return [...(children ?? []).flatMap((child) => pathsOf(child, here)), ...(index ? [here || '/'] : path === undefined ? [] : [here])];
}

test('what is not public says so and names no other languages', async () => {
  for (const path of [
    '/no-such-page',
    '/earn',
    '/ja/p2p-trade',
    '/lock-account',
    '/stop-recovery',
    '/buy-sell-crypto/cash-conversion',
    '/help/no-such-answer',
  ]) {
    const { head } = await read(path);
    expect(head, path).toContain('<meta name="robots" content="noindex"');
    expect(head, path).not.toMatch(/rel="canonical"|rel="alternate"/);
  }
  for (const path of ['/account', '/account/security', '/welcome']) expect((await read(path)).status, path).toBe(302);
});

test('robots are led to the sitemap', async () => {
  const response = await fetch(`${site}/robots.txt`);
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(await response.text()).toContain(`Sitemap: ${site}/sitemap.xml`);
});

test('uses content/public-documents: a document is in the sitemap in the languages that it has, until it is withdrawn', async () => {
  const texts = { title: 'A quiet week', summary: 'Nothing happened, and that is good news.', body: '## Monday\n\nNothing.' };
  const listed = async () => (await sitemap()).filter(({ path }) => path.includes('e2e-quiet-week')).map(({ path }) => path);
  try {
    await publishItem('article', 'e2e-quiet-week', {
      fields: { category: 'market', picture: '' },
      texts: { en: texts, ja: { ...texts, title: '静かな一週間', summary: '何も起きない週でした。' } },
    });
    await expect.poll(listed).toEqual(['/insights/e2e-quiet-week', '/ja/insights/e2e-quiet-week']);
    const { status, head } = await read('/de/insights/e2e-quiet-week');
    expect(status).toBe(200);
    // In a language that it does not have, the page belongs to the one that is shown.
    expect(head).toContain(`<link rel="canonical" href="${site}/insights/e2e-quiet-week"`);
    expect([...alternatesOf(head).keys()].sort()).toEqual(['en', 'ja', 'x-default']);
  } finally {
    await withdrawItem('article', 'e2e-quiet-week');
  }
  await expect.poll(listed).toEqual([]);
});

test('whoever shows a link to a page finds its words and a picture', async () => {
  for (const path of ['/', '/ar', '/insights', '/ja/help']) {
    const { head, title } = await read(path);
    const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    expect(property('og:title')).toBe(title);
    expect(property('og:url')).toBe(`${site}${path}`);
    expect(property('og:locale')).toBe(locales.find(({ code }) => code === codeOf(path))?.languageKey);
    const picture = await fetch(property('og:image'));
    expect(picture.status, path).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/png');
  }
});
