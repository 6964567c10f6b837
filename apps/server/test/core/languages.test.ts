import { suggestedLanguage } from '@peerbourse/contract/core/languages/suggested-language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  await env.start('api');
});

afterAll(() => env.close());

async function suggested(accepted: string[], headers: Record<string, string> = {}) {
  const { body } = await env.call(suggestedLanguage, { accepted }, { headers });
  expect(body.code).toBe('00000');
  return body.data;
}

it('R7.7 language/suggest offers what the browser accepts', async () => {
  expect(await suggested(['ko-KR', 'en'])).toEqual({ locale: 'asia', languageName: '한국어' });
});

it('R7.7 language/suggest offers the language of the country to a browser that knows only English', async () => {
  expect(await suggested(['en-US', 'en'], { 'x-country': 'DE' })).toEqual({ locale: 'de', languageName: 'Deutsch' });
});

it.each([
  ['the page is already right', ['de-DE'], { language: 'de_DE' }],
  ['English is accepted on an English page', ['en-US'], {}],
  ['nothing is known', [], {}],
])('R7.7 language/suggest offers none when %s', async (_, accepted, headers) => {
  expect(await suggested(accepted, headers)).toEqual({ locale: null, languageName: '' });
});
