import { languageList } from '@peerbourse/contract/core/languages/language-list';
import { overview } from '@peerbourse/contract/core/operations/overview';
import { currencyList } from '@peerbourse/contract/core/rates/currency-list';
import { currencyListWithIcons } from '@peerbourse/contract/core/rates/currency-list-with-icons';
import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { usdtRate } from '@peerbourse/contract/core/rates/usdt-rate';
import { siteSettings } from '@peerbourse/contract/core/site/site-settings';
import { currencyCodes, locales } from '@peerbourse/contract/locales';
import { homeMarketTable } from '@peerbourse/contract/markets/market-data/home-market-table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPrices } from '#modules/core/rates/collect-prices.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

let env: TestEnvironment;
let runtime: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment();
  runtime = startRole('worker', { ...env.config, priceSources: ['replay'] });
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(async () => {
  await runtime.db.destroy();
  await env.close();
});

function publish(pair: string, price: string) {
  return env.call(publishPrice, { pair, price, reason: 'a price of the tests' });
}

/** Moves the clock of the database; only a database that is marked as one of tests allows it. */
async function moveClock(seconds: number): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = make_interval(secs => $1)', [seconds]);
}

describe('before the first price', () => {
  it.each([
    ['usdtRate', usdtRate],
    ['getCurrencyList', currencyList],
    ['getCurrencyListNew', currencyListWithIcons],
  ])('R7.7 %s says that there is none', async (_, call) => {
    expect((await env.call(call, {})).body).toMatchObject({
      code: '61102',
      data: null,
      msg: expect.stringContaining('There is no reference price'),
    });
  });

  it('the board is empty', async () => {
    expect((await env.call(homeMarketTable, {})).body).toMatchObject({ code: '00000', data: { seq: 0, rows: [] } });
  });

  it.each(['92233720368.54775808', '9'.repeat(25), '0.000000001'])('R3.5 %s is no price that can be kept', async (price) => {
    expect((await publish('btc_usdt', price)).body.code).toBe('61103');
  });
});

describe('the calls of the specification', () => {
  beforeAll(() => collectPrices(runtime));

  it('R7.7 R3.4 languageTypeList lists the 25 languages', async () => {
    const { body } = await env.call(languageList, {});
    expect(body.data.languageTypeList).toHaveLength(25);
    expect(body.data.languageTypeList[1]).toEqual({ locale: 'asia', languageKey: 'ko_KR', languageName: '한국어', languageType: 3 });
  });

  it('R7.7 R3.12 webCommonConfig answers the switches and the brand', async () => {
    expect((await env.call(siteSettings, {})).body).toMatchObject({
      code: '00000',
      data: { p2pState: false, brand: { name: 'Peerbourse' } },
    });
  });

  it('R7.7 R3.5 R9.6 getCurrencyList has the 13 currencies as rate entries', async () => {
    const { currencyList: rows } = (await env.call(currencyList, {})).body.data;
    expect(rows.map(({ name }) => name)).toEqual([...currencyCodes]);
    expect(rows[1]).toEqual({
      symbol: '₩',
      name: 'KRW',
      value: 'usdt_krw',
      type: 1,
      showName: 'KRW',
      rate: expect.stringMatching(/^1[34]\d\d\./),
    });
  });

  it('R7.7 getCurrencyListNew adds icon and country', async () => {
    const { currencyList: rows } = (await env.call(currencyListWithIcons, {})).body.data;
    expect(rows.find(({ name }) => name === 'JPY')).toMatchObject({ iconUrl: '/flags/jp.svg', country: 'JP', value: 'usdt_jpy' });
  });

  it('R7.7 R3.5 usdtRate answers rates, supported and the currency of each language', async () => {
    const { data } = (await env.call(usdtRate, {})).body;
    expect(Object.keys(data.rates)).toEqual(currencyCodes.map((code) => `usdt_${code.toLowerCase()}`));
    expect(data.supported).toContainEqual({ name: 'THB', symbol: '฿', value: 'usdt_thb' });
    expect(data.country).toEqual(Object.fromEntries(locales.map(({ languageKey, currency }) => [languageKey, currency])));
  });

  it('R7.2 a refusal speaks the language of the request', async () => {
    const inGerman = await env.call(usdtRate, { more: 1 } as never, { headers: { language: 'de_DE' } });
    const inEnglish = await env.call(usdtRate, { more: 1 } as never, { headers: { language: 'xx_XX' } });
    expect(inEnglish.body.msg).toMatch(/^Some of the details aren’t valid\. Check them and try again\./);
    expect(inGerman.body.code).toBe('40001');
    expect(inGerman.body.msg).not.toBe(inEnglish.body.msg);
  });
});

describe('the board', () => {
  it('R4.12 has a row per coin with its open, range and seven days', async () => {
    await env.query(`DELETE FROM rates_price_history WHERE pair = 'btc_usdt'`);
    await env.query(`
      INSERT INTO rates_price_history (pair, bucket_at, open, high, low, close)
      SELECT 'btc_usdt', date_bin('1 hour', app_now(), 'epoch') - make_interval(hours => n), 100, 500, 50, 200 + n FROM generate_series(0, 200) n`);
    const { seq, rows } = (await env.call(homeMarketTable, {})).body.data;
    expect(seq).toBe(1);
    expect(rows.map(({ pair }) => pair)).toEqual(
      ['btc', 'eth', 'sol', 'xrp', 'bnb', 'usdc', 'doge', 'ton', 'trx'].map((coin) => `${coin}_usdt`),
    );
    const [btc] = rows;
    expect(btc).toMatchObject({
      base: 'BTC',
      baseName: 'Bitcoin',
      quote: 'USDT',
      isStale: false,
      shownDecimals: 2,
      open: '0.000001',
      low: '0.0000005',
    });
    const { spark = [] } = btc ?? {};
    expect(spark.length).toBeGreaterThanOrEqual(28);
    expect([spark[0], spark.at(-1)]).toEqual([100, 0]);
    expect(spark).toEqual(spark.toSorted((a, b) => b - a));
  });

  it('a price is stale when the clock has passed it', async () => {
    await moveClock(50);
    expect((await env.call(homeMarketTable, {})).body.data.rows.some(({ isStale }) => isStale)).toBe(false);
    await moveClock(61);
    expect((await env.call(homeMarketTable, {})).body.data.rows.every(({ isStale }) => isStale)).toBe(true);
    expect((await env.call(overview, {})).body.data.prices).toMatchObject({ pairs: 37, stale: 37 });
    await collectPrices(runtime);
    expect((await env.call(homeMarketTable, {})).body.data.rows.some(({ isStale }) => isStale)).toBe(false);
    expect((await env.call(overview, {})).body.data.prices).toMatchObject({ pairs: 37, stale: 0 });
    await moveClock(0);
  });
});

describe('an operator publishes', () => {
  it('within the band', async () => {
    await env.query(`UPDATE rates_prices SET price = 100000000 WHERE pair = 'usdc_usdt'`);
    for (const price of ['1.2', '0.96', '1']) {
      const { body } = await publish('usdc_usdt', price);
      expect(body).toMatchObject({ code: '00000', data: { pair: 'usdc_usdt', price } });
    }
    expect((await env.query(`SELECT author, sources FROM rates_prices WHERE pair = 'usdc_usdt'`))[0]).toEqual({
      author: 'operator',
      sources: 1,
    });
  });

  it.each([
    ['1.20000001', '61103'],
    ['0.79999999', '61103'],
    ['92233720368.54775808', '61103'],
    ['-1', '40001'],
    ['0', '40001'],
    ['1e2', '40001'],
  ])('but not %s', async (price, code) => {
    const before = await env.query(`SELECT * FROM rates_prices WHERE pair = 'usdc_usdt'`);
    expect((await publish('usdc_usdt', price)).body.code).toBe(code);
    expect(await env.query(`SELECT * FROM rates_prices WHERE pair = 'usdc_usdt'`)).toEqual(before);
  });

  it('and not for a pair that does not exist', async () => {
    expect((await publish('abc_usdt', '1')).body).toMatchObject({ code: '61101', data: { pair: 'abc_usdt' } });
  });
});

describe('the history', () => {
  it('keeps open, high, low and close of every five minutes', async () => {
    await env.query(`DELETE FROM rates_price_history WHERE pair = 'ton_usdt'`);
    await env.query(`UPDATE rates_prices SET price = 500000000 WHERE pair = 'ton_usdt'`);
    const [clock] = await env.query<{ into: number }>(
      `SELECT extract(epoch FROM now() - date_bin('5 minutes', now(), 'epoch'))::float8 AS into`,
    );
    for (const [bucket, prices] of [['5', '5.5', '4.8', '5.1'], ['5.2']].entries()) {
      // A little after the beginning of a bucket, so that the prices of one do not spill into the next.
      await moveClock(bucket * 300 + 300 - (clock?.into ?? 0) + 5);
      for (const price of prices) expect((await publish('ton_usdt', price)).body.code).toBe('00000');
    }
    await moveClock(0);
    const rows = await env.query(
      `SELECT open::text, high::text, low::text, close::text FROM rates_price_history WHERE pair = 'ton_usdt' ORDER BY bucket_at`,
    );
    expect(rows).toEqual([
      { open: '500000000', high: '550000000', low: '480000000', close: '510000000' },
      { open: '520000000', high: '520000000', low: '520000000', close: '520000000' },
    ]);
  });
});
