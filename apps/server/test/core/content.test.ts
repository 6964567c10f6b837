import type { Call } from '@peerbourse/contract/call';
import { bannerList } from '@peerbourse/contract/core/content/banner-list';
import { communityQrCodes } from '@peerbourse/contract/core/content/community-qr-codes';
import { uploadPicture } from '@peerbourse/contract/core/content/desk/upload-picture';
import { documentList } from '@peerbourse/contract/core/content/document-list';
import { documentText } from '@peerbourse/contract/core/content/document-text';
import { matchingCampaign } from '@peerbourse/contract/core/content/matching-campaign';
import { menuList } from '@peerbourse/contract/core/content/menu-list';
import { noticeBar } from '@peerbourse/contract/core/content/notice-bar';
import { pageTitles } from '@peerbourse/contract/core/content/page-titles';
import { placedBannerList } from '@peerbourse/contract/core/content/placed-banner-list';
import { publicDocuments } from '@peerbourse/contract/core/content/public-documents';
import type { Block } from '@peerbourse/contract/core/content/rich-text.shape';
import { statusReport } from '@peerbourse/contract/core/content/status-report';
import { settingList } from '@peerbourse/contract/core/settings/setting-list';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingKey } from '#modules/core/settings/known-settings.ts';
import { inLanguage, publish, show, soon, write } from '../support/content-desk.ts';
import { changeSetting, type SettingInput } from '../support/fixtures/change-setting.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { photo } from '../support/fixtures/valid-requests.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(() => env.close());

async function writeSettingValue(key: SettingKey, change: object): Promise<void> {
  const { body } = await env.call(settingList, {});
  const setting = body.data.settings.find((row) => row.key === key);
  const value = { ...(setting?.value as object), ...change };
  expect(await changeSetting(env, key, value as SettingInput)).toBe('00000');
}

async function moveClock(interval: string): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = $1::interval', [interval]);
}

const paragraph = (text: string): Block => ({ kind: 'paragraph', spans: [{ kind: 'text', text }] });

describe('R7.7 what stands around every page comes from PostgreSQL', () => {
  async function header(language: 'en' | 'de' = 'en') {
    const { body } = await env.call(menuList, {}, { headers: inLanguage(language) });
    return body.data.menus.find(({ place }) => place === 'header')?.entries ?? [];
  }

  it('menus are nested and in order, each place by itself', async () => {
    await show(env, 'menu', 'top', { fields: { sort: 1 }, texts: { en: { label: 'Top', hint: 'Of all' }, de: { label: 'Oben' } } });
    await show(env, 'menu', 'second-child', { fields: { parent: 'top', sort: 2 }, texts: { en: { label: 'Second' } } });
    await show(env, 'menu', 'first-child', { fields: { parent: 'top', sort: 1 }, texts: { en: { label: 'First' } } });
    await expect.poll(async () => (await header())[0]?.children.length, soon).toBe(2);
    const child = { hint: '', to: '/help', language: 'en' };
    expect((await header('de'))[0]).toEqual({
      name: 'top',
      label: 'Oben',
      hint: '',
      to: '/help',
      language: 'de',
      children: [
        { name: 'first-child', label: 'First', ...child },
        { name: 'second-child', label: 'Second', ...child },
      ],
    });
    const { body } = await env.call(menuList, {});
    expect(body.data.menus.map(({ place }) => place)).toEqual([
      'header',
      'footer-products',
      'footer-learn',
      'footer-legal',
      'footer-developers',
    ]);
  });

  it('an entry whose switch is off is not there, and neither are its children', async () => {
    const names = async () => (await header()).map(({ name }) => name);
    await show(env, 'menu', 'top', { fields: { sort: 1, switch: 'p2pState' } });
    await expect.poll(names, soon).not.toContain('top');
    expect(await names()).not.toContain('header-p2p');
    expect(await names()).not.toContain('first-child');
    await writeSettingValue('site.switches', { p2pState: true });
    await expect.poll(names, { interval: 200 }).toEqual(expect.arrayContaining(['top', 'header-p2p']));
    expect((await header()).find(({ name }) => name === 'top')?.children).toHaveLength(2);
    await writeSettingValue('site.switches', { p2pState: false });
  });

  it('banners stand at their place, with the address of their picture', async () => {
    const { fileId } = (await env.call(uploadPicture, { file: await photo() })).body.data;
    await show(env, 'banner', 'later', { fields: { sort: 9 } });
    await show(env, 'banner', 'sooner', {
      fields: { sort: 3, picture: fileId, tone: 'success', to: 'https://other.test/x' },
      texts: { en: { title: 'At {brand}', body: 'Two\n lines ', action: 'Go' } },
    });
    await show(env, 'banner', 'elsewhere', { fields: { place: 'account' } });
    await expect
      .poll(async () => (await env.call(bannerList, {})).body.data.banners.map(({ name }) => name), soon)
      .toEqual(['sooner', 'later']);
    expect((await env.call(bannerList, {})).body.data.banners[0]).toEqual({
      name: 'sooner',
      title: 'At Peerbourse',
      body: 'Two\nlines',
      action: 'Go',
      to: 'https://other.test/x',
      picture: `/files/content/${fileId}`,
      tone: 'success',
      language: 'en',
    });
    const { body } = await env.call(placedBannerList, { place: 'account' });
    expect(body.data.banners.map(({ name, picture }) => [name, picture])).toEqual([['elsewhere', '']]);
  });

  it('notices carry the version that a visitor may have closed', async () => {
    await show(env, 'notice', 'closable');
    const version = await show(env, 'notice', 'closable', {
      fields: { tone: 'warning', to: '/status' },
      texts: { en: { text: 'Late' } },
    });
    const notice = { name: 'closable', version, text: 'Late', action: '', to: '/status', tone: 'warning', language: 'en' };
    await expect.poll(async () => (await env.call(noticeBar, {})).body.data.notices, soon).toEqual([notice]);
  });

  it('the community has codes that phones can read', async () => {
    await show(env, 'community', 'group', { fields: { to: 'https://group.test/join?x=1' } });
    await show(env, 'community', 'germans', { fields: { languages: ['de'], sort: 2 }, texts: { en: { name: 'Germans' } } });
    const groups = async (language: 'en' | 'de') =>
      (await env.call(communityQrCodes, {}, { headers: inLanguage(language) })).body.data.groups;
    await expect.poll(async () => (await groups('de')).map(({ name }) => name), soon).toEqual(['Group', 'Germans']);
    const [group, ...others] = await groups('en');
    expect(others).toEqual([]);
    expect(group).toMatchObject({ url: 'https://group.test/join?x=1', qrImg: expect.stringMatching(/^data:image\/svg\+xml;base64,/) });
    const svg = Buffer.from(group?.qrImg.split(',')[1] ?? '', 'base64');
    const { data, info } = await sharp(svg)
      .resize(400)
      .flatten({ background: 'white' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe('https://group.test/join?x=1');
  });

  it('a campaign is offered to whom it fits: by login, country and language', async () => {
    const asked = async (browserCountry: string, language: 'en' | 'de') => {
      const { body } = await env.call(matchingCampaign, {}, { headers: { 'x-country': browserCountry, ...inLanguage(language) } });
      return body.data.campaign?.name ?? null;
    };
    await show(env, 'campaign', 'for-guests', { fields: { audience: 'guests', countries: ['JP'], languages: ['de'], sort: 1 } });
    await show(env, 'campaign', 'for-members', { fields: { audience: 'members', sort: 1 } });
    await expect.poll(() => asked('JP', 'de'), soon).toBe('for-guests');
    expect(await asked('JP', 'en')).toBeNull();
    expect(await asked('DE', 'de')).toBeNull();
    const { browser } = await quickPerson(env);
    expect((await browser.ask(matchingCampaign, {})).campaign).toMatchObject({
      name: 'for-members',
      title: 'Title',
      to: '/help',
      picture: '',
    });
    await show(env, 'campaign', 'for-all', { fields: { sort: 0 } });
    await expect.poll(() => asked('JP', 'de'), soon).toBe('for-all');
  });

  it('R7.21 getTdkMltQueryList answers translationKey and translationContent', async () => {
    await show(env, 'page-title', 'fees', {
      texts: {
        en: { title: 'Fees of {brand}', description: 'All of them' },
        ja: { title: '手数料', description: '全部', keywords: 'a, b' },
      },
    });
    const titles = async (language: 'en' | 'ja') =>
      (await env.call(pageTitles, { page: 'fees' }, { headers: inLanguage(language) })).body.data.tdkList;
    await expect
      .poll(() => titles('en'), soon)
      .toEqual([
        { translationKey: 'fees.title', translationContent: 'Fees of Peerbourse' },
        { translationKey: 'fees.description', translationContent: 'All of them' },
        { translationKey: 'fees.keywords', translationContent: '' },
      ]);
    expect((await titles('ja')).map(({ translationContent }) => translationContent)).toEqual(['手数料', '全部', 'a, b']);
    const all = (await env.call(pageTitles, {})).body.data.tdkList;
    expect(all.filter(({ translationKey }) => translationKey.endsWith('.title'))).toHaveLength(14);
  });
});

describe('documents', () => {
  const slugs = async (input: Parameters<typeof asked>[0]) => (await asked(input)).documents.map(({ slug }) => slug);
  const asked = async (input: { kind: 'article' | 'announcement' | 'help'; category?: string; cursor?: string }) =>
    (await env.call(documentList, input)).body.data;

  /** Many at once; the first is the newest, and three at a time came at the same moment, so that names must decide too. */
  async function fill(kind: 'article' | 'announcement', fieldsOf: (place: number) => object, names: readonly string[]): Promise<void> {
    await env.query(
      `WITH given AS (
           SELECT name, fields, place FROM unnest($2::text[], $3::jsonb[]) WITH ORDINALITY AS given (name, fields, place)),
         item AS (INSERT INTO content_items (kind, name) SELECT $1, name FROM given RETURNING id, name),
         written AS (
           INSERT INTO content_versions (item_id, version, fields, texts, author)
           SELECT id, 1, fields, '{"en": {"title": "Title", "summary": "Summary"}}', 'test' FROM item JOIN given USING (name))
       INSERT INTO content_publications (item_id, version, starts_at, author)
       SELECT id, 1, date_trunc('second', app_now()) - make_interval(mins => ((place - 1) / 3)::int), 'test'
       FROM item JOIN given USING (name)`,
      [kind, names, names.map((_, place) => JSON.stringify(fieldsOf(place)))],
    );
  }

  beforeAll(async () => {
    // Only the documents of these tests: what came with the release is taken back.
    await env.query(
      `INSERT INTO content_publications (item_id, starts_at, author)
       SELECT id, app_now(), 'test' FROM content_items WHERE kind IN ('article', 'announcement', 'help')`,
    );
  });

  it('R7.7 lists lead from page to page without a gap, newest first', async () => {
    const names = Array.from({ length: 45 }, (_, i) => `article-${String(i).padStart(2, '0')}`);
    await fill('article', (place) => ({ category: place < 30 ? 'market' : 'guide', picture: '' }), names);
    await expect.poll(() => slugs({ kind: 'article' }), soon).toEqual(names.slice(0, 20));
    const first = await asked({ kind: 'article' });
    const second = await asked({ kind: 'article', cursor: first.nextCursor ?? '' });
    const third = await asked({ kind: 'article', cursor: second.nextCursor ?? '' });
    expect([...first.documents, ...second.documents, ...third.documents].map(({ slug }) => slug)).toEqual(names);
    expect(third.nextCursor).toBeNull();
    expect(await slugs({ kind: 'article', category: 'guide' })).toEqual(names.slice(30));
    expect(await slugs({ kind: 'article', category: 'nothing' })).toEqual([]);
    expect((await env.call(documentList, { kind: 'article', cursor: 'what?' })).body.code).toBe('40001');
  });

  it('a pinned announcement stands above the first page and nowhere else', async () => {
    await show(env, 'announcement', 'pinned', { fields: { isPinned: true } });
    const names = Array.from({ length: 21 }, (_, i) => `plain-${String(i).padStart(2, '0')}`);
    await fill('announcement', () => ({ category: 'rules', isPinned: false }), names);
    await expect.poll(async () => (await slugs({ kind: 'announcement' })).length, soon).toBe(21);
    const first = await asked({ kind: 'announcement' });
    expect(first.documents[0]).toMatchObject({ slug: 'pinned', isPinned: true, category: 'rules' });
    expect(await slugs({ kind: 'announcement', cursor: first.nextCursor ?? '' })).toEqual(['plain-20']);
  });

  it('help is sorted by section and number, on one page', async () => {
    await show(env, 'help', 'of-rules', { fields: { category: 'rules', sort: 1 } });
    await show(env, 'help', 'of-start-2', { fields: { category: 'start', switch: '', sort: 2 } });
    await show(env, 'help', 'of-start-1', { fields: { category: 'start', switch: '', sort: 1 } });
    await expect.poll(() => slugs({ kind: 'help' }), soon).toEqual(['of-start-1', 'of-start-2', 'of-rules']);
    expect((await asked({ kind: 'help' })).nextCursor).toBeNull();
  });

  it('R7.7 a document has its text, its languages and what is like it', async () => {
    const german = { title: 'Titel', summary: 'Worum es geht', body: 'Bei {brand}' };
    await show(env, 'help', 'of-start-1', {
      fields: { sort: 1 },
      texts: { en: { title: 'A title', summary: 'About', body: '## Part\n\nAt {brand}, [read](/help)' }, de: german },
    });
    const read = async (code: Parameters<typeof inLanguage>[0]) =>
      (await env.call(documentText, { kind: 'help', slug: 'of-start-1' }, { headers: inLanguage(code) })).body.data;
    await expect.poll(async () => (await read('de')).title, soon).toBe('Titel');
    expect(await read('de')).toMatchObject({ language: 'de', blocks: [paragraph('Bei Peerbourse')] });
    expect(await read('en')).toMatchObject({
      kind: 'help',
      language: 'en',
      languages: ['en', 'de'],
      category: 'start',
      picture: '',
      isPinned: false,
      blocks: [
        { kind: 'heading', level: 2, anchor: 'part' },
        { kind: 'paragraph', spans: [{ text: 'At Peerbourse, ' }, { kind: 'link', to: '/help' }] },
      ],
      related: [{ slug: 'of-start-2', title: 'Title', language: 'en' }],
    });
    const { publishedAt, changedAt } = await read('en');
    expect(Date.parse(changedAt)).toBeGreaterThan(Date.parse(publishedAt));
  });

  it('the language is the visitor’s, else the one beneath it, else English', async () => {
    const texts = (word: string) => ({ title: word, summary: word, body: word });
    await show(env, 'article', 'spoken', {
      texts: { en: texts('English'), 'zh-TW': texts('繁體'), es: texts('Español'), 'es-ES': texts('España') },
    });
    const read = async (code: Parameters<typeof inLanguage>[0]) => {
      const { body } = await env.call(documentText, { kind: 'article', slug: 'spoken' }, { headers: inLanguage(code) });
      return [body.data?.language, body.data?.title, body.data?.blocks];
    };
    await expect.poll(async () => (await read('en'))[0], soon).toBe('en');
    expect(await read('zh-TC')).toEqual(['zh-TW', '繁體', [paragraph('繁體')]]);
    expect(await read('es-ES')).toEqual(['es-ES', 'España', [paragraph('España')]]);
    expect(await read('en-GB')).toEqual(['en', 'English', [paragraph('English')]]);
    expect(await read('ar')).toEqual(['en', 'English', [paragraph('English')]]);
  });

  it('an answer about what is switched off is nowhere', async () => {
    await show(env, 'help', 'about-later', { fields: { switch: 'p2pState' } });
    await show(env, 'help', 'about-now', { fields: { switch: '' } });
    await expect.poll(() => slugs({ kind: 'help' }), soon).toContain('about-now');
    expect(await slugs({ kind: 'help' })).not.toContain('about-later');
    expect((await env.call(documentText, { kind: 'help', slug: 'about-later' })).body.code).toBe('61501');
    const named = (await env.call(publicDocuments, {})).body.data.documents.map(({ slug }) => slug);
    expect(named).toContain('about-now');
    expect(named).not.toContain('about-later');
  });

  it('what is not shown cannot be read', async () => {
    await write(env, 'article', 'secret');
    expect((await env.call(documentText, { kind: 'article', slug: 'secret' })).body).toMatchObject({ code: '61501', data: null });
    expect((await env.call(documentText, { kind: 'article', slug: 'nothing' })).body).toMatchObject({ code: '61501', data: null });
  });

  it('every public document is named with its languages, for the sitemap', async () => {
    const { documents } = (await env.call(publicDocuments, {})).body.data;
    expect(documents).toContainEqual({ kind: 'help', slug: 'of-start-1', languages: ['en', 'de'], changedAt: expect.any(String) });
    expect(documents.filter(({ kind }) => kind === 'page').map(({ slug }) => slug)).toEqual([
      'fees',
      'p2p-terms',
      'privacy',
      'risk-notice',
      'terms',
    ]);
    expect(documents.some(({ slug }) => slug === 'secret')).toBe(false);
  });

  it('a new name of the exchange is in every text', async () => {
    await writeSettingValue('site.brand', { name: 'Other"<b>bourse$&', supportAddress: 'help@other.test' });
    await show(env, 'article', 'branded', {
      texts: { en: { title: '{brand}', summary: '{supportAddress}', body: '{brand} [a](/{brand})' } },
    });
    const read = async () => (await env.call(documentText, { kind: 'article', slug: 'branded' })).body.data;
    await expect.poll(async () => (await read())?.title, { interval: 200 }).toBe('Other"<b>bourse$&');
    expect(await read()).toMatchObject({
      summary: 'help@other.test',
      blocks: [{ spans: [{ text: 'Other"<b>bourse$& ' }, { to: '/{brand}' }] }],
    });
  });
});

describe('texts of attackers', () => {
  const attacks = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    '[x](javascript:alert(1))',
    '</title><script>alert(1)</script>',
    '{constructor} ${7*7} {{7*7}}',
    '__proto__',
  ];

  it('R7.7 stay text wherever they are written', async () => {
    for (const [i, attack] of attacks.entries()) {
      await show(env, 'notice', `attack-${i}`, { fields: { sort: 100 + i }, texts: { en: { text: attack } } });
      await show(env, 'announcement', `attack-${i}`, { texts: { en: { title: attack, summary: attack, body: `${attack}\n\nend` } } });
    }
    const notices = async () => (await env.call(noticeBar, {})).body.data.notices.filter(({ name }) => name.startsWith('attack'));
    await expect.poll(async () => (await notices()).map(({ text }) => text), soon).toEqual(attacks);
    for (const [i, attack] of attacks.entries()) {
      const read = async () => (await env.call(documentText, { kind: 'announcement', slug: `attack-${i}` })).body.data;
      await expect.poll(read, soon).toMatchObject({ title: attack, summary: attack });
      expect(JSON.stringify((await read()).blocks)).not.toMatch(/<script|<img|<svg|javascript:/);
    }
  });

  it('no kind of the contract takes a field from its prototype', async () => {
    const { body } = await env.call(bannerList as Call, JSON.parse('{"__proto__": {"place": "hall"}}'));
    expect(body.code).toBe('40001');
  });
});

describe('R7.7 the status page', () => {
  async function report() {
    return (await env.call(statusReport, {})).body.data;
  }

  async function stateOf(part: string): Promise<string | undefined> {
    return (await report()).parts.find((row) => row.part === part)?.state;
  }

  it('names what visitors can use; prices that are too old say so themselves', async () => {
    expect((await report()).parts).toEqual([
      { part: 'accounts', state: 'works' },
      { part: 'prices', state: 'degraded' },
    ]);
    await env.query(
      `INSERT INTO rates_prices (pair, price_id, price, at, sources, author)
       SELECT pair, uuidv7(), 100, app_now(), 1, 'test' FROM rates_pairs`,
    );
    expect(await stateOf('prices')).toBe('works');
    await writeSettingValue('site.switches', { fastTrade: true });
    await expect.poll(async () => (await report()).parts.map(({ part }) => part), { interval: 200 }).toContain('buy-crypto');
  });

  it('the worst of what goes on now counts; what is planned or over does not', async () => {
    const incident = (name: string, impact: string, phase: string) =>
      show(env, 'incident', name, { fields: { impact, phase, parts: ['accounts', 'deposits'] } });
    await incident('small', 'maintenance', 'working');
    await expect.poll(() => stateOf('accounts'), soon).toBe('maintenance');
    await incident('large', 'outage', 'planned');
    await incident('middle', 'degraded', 'investigating');
    await expect.poll(() => stateOf('accounts'), soon).toBe('degraded');
    await incident('large', 'outage', 'watching');
    await expect.poll(() => stateOf('accounts'), soon).toBe('outage');
    await incident('large', 'outage', 'over');
    await expect.poll(() => stateOf('accounts'), soon).toBe('degraded');
    const large = (await report()).incidents.find(({ name }) => name === 'large');
    expect(large).toMatchObject({
      title: 'Title',
      parts: ['accounts', 'deposits'],
      phase: 'over',
      blocks: [paragraph('Body')],
      language: 'en',
    });
    expect(large?.endsAt).toBe(large?.changedAt);
  });

  it('what was over two weeks ago has left the page, what goes on has not', async () => {
    const names = async () => (await report()).incidents.map(({ name }) => name);
    await expect.poll(names, soon).toEqual(['middle', 'large', 'small']);
    await moveClock('15 days');
    await expect.poll(names, soon).toEqual(['middle', 'small']);
    await moveClock('0');
  });

  it('an incident that ends by its schedule says when', async () => {
    const [row] = await env.query<{ at: Date }>(`SELECT date_trunc('milliseconds', app_now()) + interval '2 hours' AS at`);
    const endsAt = (row as { at: Date }).at.toISOString();
    const { version } = await write(env, 'incident', 'ending');
    await publish(env, 'incident', 'ending', version, { endsAt });
    const ending = async () => (await report()).incidents.find(({ name }) => name === 'ending')?.endsAt;
    await expect.poll(ending, soon).toBe(endsAt);
    await moveClock('3 hours');
    await expect.poll(ending, soon).toBeUndefined();
    await moveClock('0');
  });
});
