import { p2pArticleList } from '@peerbourse/contract/core/content/p2p-article-list';
import { p2pArticlesDefault, p2pTipsDefault } from '@peerbourse/contract/core/content/p2p-reading.shape';
import { tradeTips } from '@peerbourse/contract/core/content/trade-tips';
import { localeCodes, localeOf } from '@peerbourse/contract/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../support/browser.ts';
import { show } from '../support/content-desk.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What the server has read of settings and content is used for a second. */
const seen = { interval: 100 };
/** British and Canadian readers share the English texts. */
const shippedLanguages = localeCodes.filter((code) => code !== 'en-GB' && code !== 'en-CA');

let env: TestEnvironment;
let browser: Browser;

beforeAll(async () => {
  env = await openTestEnvironment();
  await Promise.all([env.start('api'), env.start('admin')]);
  ({ browser } = await quickPerson(env));
});

afterAll(() => env.close());

async function tips(side?: 'buy' | 'sell', language = 'en_US') {
  const { body } = await browser.call(tradeTips, { side }, { language });
  expect(body.code).toBe(200);
  return body.data.tips;
}

async function articles(chosen: { coinCode?: string; fiatCode?: string } = {}, language = 'en_US') {
  const { body } = await env.call(p2pArticleList, chosen, { headers: { language } });
  expect(body.code).toBe(0);
  return body.data.articleList;
}

describe('trade tips', () => {
  it('R7.7 every listed tip is shown, in its order and as title and text', async () => {
    const shown = await tips();
    expect(shown.map(({ slug }) => slug)).toEqual(p2pTipsDefault.map(({ slug }) => slug));
    expect(shown[0]).toEqual({
      slug: 'tip-pay-from-your-own-account',
      title: 'Pay from your own account',
      text: expect.stringMatching(/^Pay from an account in your own verified name\./),
      language: 'en',
    });
  });

  it('a side is shown its own tips and those for both', async () => {
    const slugs = async (side: 'buy' | 'sell') => (await tips(side)).map(({ slug }) => slug);
    expect(await slugs('buy')).toContain('tip-never-cancel-after-paying');
    expect(await slugs('sell')).not.toContain('tip-never-cancel-after-paying');
    for (const side of ['buy', 'sell'] as const) expect(await slugs(side)).toContain('tip-stay-inside-the-order');
  });

  it.each(shippedLanguages)('tips and articles are written in %s', async (code) => {
    const { languageKey } = localeOf(code);
    const shown = [...(await tips(undefined, languageKey)), ...(await articles({}, languageKey))];
    expect([...new Set(shown.map(({ language }) => language))]).toEqual([code]);
  });

  it('a language without texts of its own is shown what it is a variant of, and told so', async () => {
    const { languageKey } = localeOf('en-GB');
    expect((await tips(undefined, languageKey)).every(({ language }) => language === 'en')).toBe(true);
  });

  it('operators choose the tips; one that is not published is left out', async () => {
    await show(env, 'help', 'our-tip', { texts: { en: { title: 'Ours', summary: 'In short.', body: 'At length.' } } });
    const value = [
      { slug: 'our-tip', side: 'both' },
      { slug: 'never-written', side: 'both' },
    ];
    expect(await changeSetting(env, 'content.p2pTips', value)).toBe('00000');
    await expect.poll(() => tips(), seen).toEqual([{ slug: 'our-tip', title: 'Ours', text: 'In short.', language: 'en' }]);
  });
});

describe('articles about P2P', () => {
  const general = p2pArticlesDefault.filter(({ coins }) => coins.length === 0).map(({ slug }) => slug);

  it('R7.10 whoever has chosen nothing is shown what is for everybody', async () => {
    expect((await articles()).map(({ slug }) => slug)).toEqual(general);
  });

  it('R7.10 a chosen coin adds what is about it', async () => {
    const slugs = async (coinCode: string) => (await articles({ coinCode, fiatCode: 'EUR' })).map(({ slug }) => slug);
    expect(await slugs('USDT')).toEqual([...general, 'stablecoins-what-can-go-wrong']);
    expect(await slugs('BTC')).toEqual(general);
  });

  it('R7.10 operators list what is for one currency', async () => {
    const value = [{ kind: 'article', slug: 'what-escrow-does', coins: [], fiats: ['BRL'] }];
    expect(await changeSetting(env, 'content.p2pArticles', value)).toBe('00000');
    await expect.poll(() => articles({ fiatCode: 'EUR' }), seen).toEqual([]);
    expect(await articles({ fiatCode: 'BRL' })).toMatchObject([{ kind: 'article', slug: 'what-escrow-does', language: 'en' }]);
  });
});
