import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { headers as names } from '@peerbourse/contract/headers';
import { Browser } from '../../../apps/server/test/support/browser.ts';
import { quickPerson } from '../../../apps/server/test/support/fixtures/quick-users.ts';
import { askRaw } from '../raw-http.ts';
import { type Attack, cookieHeader, mustBe, Tally } from '../tally.ts';

const mark = 'evil-cache.test';

/** What might be kept with a page and given to the next visitor. */
const headerSets: Array<Record<string, string>> = [
  ...[
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-prefix',
    'x-original-url',
    'x-rewrite-url',
    'x-host',
    'forwarded',
    'referer',
  ].map((name) => ({ [name]: `${mark}/"><script>${mark}</script>` })),
  { 'x-http-method-override': 'DELETE' },
  { 'accept-language': `de;${mark}` },
  { 'x-visitor-address': mark, 'x-visitor-country': mark },
  { range: 'bytes=0-10' },
  { 'if-none-match': '*' },
  { 'accept-encoding': 'identity;q=0, *;q=0' },
  { cookie: `lang=${mark}; unit=${mark}; theme=${mark}` },
  { 'x-country': mark },
];
const queries = [`?x=${mark}`, `?utm_source=%3Cscript%3E${mark}`, `?unit=${mark}`, `?_data=${mark}`, `;${mark}`, `?%00${mark}`];
const methods = ['HEAD', 'OPTIONS', 'PUT', 'TRACE', 'PROPFIND'];

/** Pages and answers that are kept for guests, asked for in odd ways; then a clean guest looks at them. */
export const cachePoisoning: Attack = async (env, { short }) => {
  const tally = new Tally();
  const { browser, userId } = await quickPerson(env);
  const member = { cookie: cookieHeader(browser.cookies) };
  for (const path of short ? ['/', '/de'] : ['/', '/de', '/ja', '/zh-CN', '/en']) {
    const clean = async () => await askRaw(env.front, 'GET', path, { 'accept-encoding': 'identity' });
    mustBe((await clean()).status === 200, `${path} is a page`);
    const shots: Array<[what: string, send: () => Promise<unknown>]> = [
      ...headerSets.map((set) => [JSON.stringify(set), () => askRaw(env.front, 'GET', path, set)] as [string, () => Promise<unknown>]),
      ...queries.map((query) => [query, () => askRaw(env.front, 'GET', `${path}${query}`)] as [string, () => Promise<unknown>]),
      ...methods.map((method) => [method, () => askRaw(env.front, method, path)] as [string, () => Promise<unknown>]),
      ['a session', () => askRaw(env.front, 'GET', path, member)],
    ];
    for (const [what, send] of shots) {
      await send();
      const { status, text } = await clean();
      const isClean = status === 200 && !text.includes(mark) && !text.includes(userId) && text.includes('</html>');
      tally.held(isClean, `after ${what} at ${path} a guest got ${status}, ${text.length} characters`);
    }
  }
  for (const language of [mark, '<script>', '../de', '999']) {
    await new Browser(env).call(usdtRate, {}, { [names.language]: language, [names.locale]: language });
    const { body } = await new Browser(env).call(usdtRate, {});
    tally.held(
      body.code === usdtRate.ok && !JSON.stringify(body).includes(mark),
      `after the language ${language} a guest got ${body.code}`,
    );
  }
  return tally;
};
