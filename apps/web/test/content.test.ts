import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishItem, withdrawItem } from '../../../e2e/content-desk.ts';
import { site } from '../../../e2e/site.ts';
import { until } from '../../../e2e/until.ts';
import { locales, prefixOf } from '../../../packages/contract/src/locales.ts';
import { readCatalogue } from '../../../packages/texts/src/read-catalogue.ts';

beforeAll(async () => {
  await publishItem('article', 'site-everything', {
    fields: { category: 'guide', picture: '' },
    texts: {
      en: { title: 'Everything at once', summary: 'About everything', body: 'A paragraph with **weight**.\n\n## First things\n\n- one' },
    },
  });
  await until('the article is in the list', async () => (await htmlOf('/insights')).includes('/insights/site-everything'));
});

afterAll(async () => {
  await withdrawItem('article', 'site-everything');
  // Other files read the list and the sitemap, and the stack is theirs as well.
  for (const path of ['/insights', '/sitemap.xml'])
    await until(`the article is gone from ${path}`, async () => !(await htmlOf(path)).includes('/insights/site-everything'));
});

async function htmlOf(path: string): Promise<string> {
  return await (await fetch(`${site}${path}`)).text();
}

test('R2.12 insights and its articles are under every language prefix', async () => {
  for (const { code, htmlLang, overlayOf } of locales) {
    const list = await fetch(`${site}${prefixOf(code)}/insights`);
    const html = await list.text();
    expect(list.status, code).toBe(200);
    expect(html).toContain(`<html lang="${htmlLang}"`);
    expect(html).toContain(escaped(readCatalogue('insights', code, overlayOf).lead));
    expect(html).toContain(`href="${prefixOf(code)}/insights/site-everything"`);
    const text = await fetch(`${site}${prefixOf(code)}/insights/site-everything`);
    expect(text.status, code).toBe(200);
    expect(await text.text()).toContain('A paragraph with');
  }
});

test('search engines read in the first HTML what a page is', async () => {
  const read = await htmlOf('/insights/site-everything');
  for (const part of ['Article', 'BreadcrumbList', 'Organization']) expect(read).toContain(`itemType="https://schema.org/${part}"`);
  expect(read).toMatch(/itemProp="headline"[^>]*>Everything at once</);
  const questions = await htmlOf('/help');
  expect(questions).toContain('itemType="https://schema.org/FAQPage"');
  expect(questions.match(/itemType="https:\/\/schema.org\/Answer"/g)?.length).toBeGreaterThan(5);
});

test('R2.24 an empty topic says in every language that there is nothing yet', async () => {
  for (const { code, overlayOf } of locales) {
    const html = await (await fetch(`${site}${prefixOf(code)}/announcements?category=listing`)).text();
    expect(html, code).toContain(escaped(readCatalogue('common', code, overlayOf).no_data));
    expect(html, code).toContain(escaped(readCatalogue('content', code, overlayOf).topic_none));
  }
});

function escaped(text = ''): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
