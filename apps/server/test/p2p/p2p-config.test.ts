import { p2pAreaList } from '@peerbourse/contract/core/reference/p2p-area-list';
import { settingVersions } from '@peerbourse/contract/core/settings/setting-versions';
import { knownSettings } from '@peerbourse/contract/known-settings';
import { adCoinList } from '@peerbourse/contract/p2p/p2p-config/ad-coin-list';
import { adCoinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/ad-coins-and-fiats';
import { adCountryList } from '@peerbourse/contract/p2p/p2p-config/ad-country-list';
import { adFiatList } from '@peerbourse/contract/p2p/p2p-config/ad-fiat-list';
import { coinList } from '@peerbourse/contract/p2p/p2p-config/coin-list';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import {
  p2pBandsDefault,
  p2pCoinCodes,
  p2pCoinRowsDefault,
  p2pFiatCodes,
  p2pFiatRowsDefault,
  p2pGeneralDefault,
} from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { fiatList } from '@peerbourse/contract/p2p/p2p-config/fiat-list';
import { marketStatus } from '@peerbourse/contract/p2p/p2p-config/market-status';
import { p2pSettings } from '@peerbourse/contract/p2p/p2p-config/p2p-settings';
import { payWindowList } from '@peerbourse/contract/p2p/p2p-config/pay-window-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SettingKey } from '#modules/core/settings/known-settings.ts';
import { bandsOf, feePpm, marketIsOpen, p2pConfig, p2pFiats, payWindowsOf } from '#modules/p2p/p2p-config/index.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { show } from '../support/content-desk.ts';
import { changeSetting, type SettingInput } from '../support/fixtures/change-setting.ts';
import { quickPerson } from '../support/fixtures/quick-users.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

/** What the server has read of the settings is used for a second. */
const seen = { interval: 100 };

let env: TestEnvironment;
let runtime: RoleRuntime;

beforeAll(async () => {
  env = await openTestEnvironment({ PB_COUNTRY_HEADER: 'x-country' });
  runtime = startRole('worker', env.config);
  await Promise.all([env.start('api'), env.start('admin')]);
});

afterAll(async () => {
  await runtime.db.destroy();
  await env.close();
});

type P2pKey = Extract<SettingKey, `p2p-config.${string}`>;

const write = (key: P2pKey, value: SettingInput) => changeSetting(env, key, value);

async function restore(key: P2pKey): Promise<void> {
  expect(await write(key, knownSettings[key].initial)).toBe('00000');
}

const withFiat = (fiat: (typeof p2pFiatCodes)[number], more: object) => ({
  ...p2pFiatRowsDefault,
  [fiat]: { ...p2pFiatRowsDefault[fiat], ...more },
});

async function hallFiats() {
  return (await env.call(fiatList, {})).body.data.fiatList;
}

describe('the P2P configuration', () => {
  it('R3.10 has the 19 fields of the specification with their starting values', async () => {
    const { body } = await env.call(p2pSettings, {});
    expect(body.code).toBe(0);
    expect(body.data).toEqual({
      addPayCount: 10,
      applyBusinessFileCount: 5,
      applyBusinessUsdt: '500',
      dayCancellOrderNum: 3,
      startTime: '00:00',
      endTime: '24:00',
      fixedRateMax: '110',
      fixedRateMin: '90',
      floatRateMax: '110',
      floatRateMin: '90',
      exportExcelCount: 5,
      advRemarkNum: 20,
      advImageNum: 1,
      tradeLimitLink: '',
      fundProveLimit: 3,
      identityProveLimit: 3,
      cnApplyBusinessFileUrl: '',
      cnApplyBusinessMarginAmount: '500',
      videoSize: 12,
    });
  });

  it('R3.10 follows what operators write, and goes back with them', async () => {
    const value = { ...p2pGeneralDefault, addPayCount: 3, videoSize: 25 };
    expect(await write('p2p-config.general', value)).toBe('00000');
    await expect.poll(async () => (await env.call(p2pSettings, {})).body.data, seen).toMatchObject({ addPayCount: 3, videoSize: 25 });
    await restore('p2p-config.general');
    await expect.poll(async () => (await env.call(p2pSettings, {})).body.data, seen).toMatchObject({ addPayCount: 10, videoSize: 12 });
    const { versions } = (await env.call(settingVersions, { key: 'p2p-config.general' })).body.data;
    expect(versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  });

  it('has bands of its own for a currency that was given some', async () => {
    const bands = { ...p2pBandsDefault, fixedMaxPpm: 1_255_000 };
    expect(await write('p2p-config.fiats', withFiat('NGN', { bands }))).toBe('00000');
    const maximum = async (fiatCode?: string) => (await env.call(p2pSettings, { fiatCode })).body.data.fixedRateMax;
    await expect.poll(() => maximum('NGN'), seen).toBe('125.5');
    expect([await maximum('EUR'), await maximum()]).toEqual(['110', '110']);
    await restore('p2p-config.fiats');
  });

  it.each(['XXX', 'USDT'])('R7.10 does not know %s as a currency', async (fiatCode) => {
    expect((await env.call(p2pSettings, { fiatCode })).body.code).toBe('63001');
    expect((await env.call(payWindowList, { fiatCode })).body.code).toBe('63001');
  });
});

describe('what operators may not write', () => {
  const { EUR } = p2pFiatRowsDefault;
  const { NGN: _, ...withoutNaira } = p2pFiatRowsDefault;

  it.each<[string, P2pKey, SettingInput]>([
    ['a band whose lowest price is above the reference', 'p2p-config.bands', { ...p2pBandsDefault, fixedMinPpm: 1_000_001 }],
    ['a band whose highest price is below the reference', 'p2p-config.bands', { ...p2pBandsDefault, floatMaxPpm: 999_999 }],
    ['a band without room', 'p2p-config.bands', { ...p2pBandsDefault, fixedMinPpm: 1_000_000, fixedMaxPpm: 1_000_000 }],
    ['a band that lets prices double and more', 'p2p-config.bands', { ...p2pBandsDefault, fixedMaxPpm: 2_000_001 }],
    ['percent instead of millionths', 'p2p-config.bands', { fixedMinPpm: 90, fixedMaxPpm: 110, floatMinPpm: 95, floatMaxPpm: 105 }],
    ['bad bands of one currency', 'p2p-config.fiats', withFiat('EUR', { bands: { ...p2pBandsDefault, floatMinPpm: 0 } })],
    ['limits the wrong way round', 'p2p-config.fiats', withFiat('EUR', { minAmount: EUR.maxAmount, maxAmount: EUR.minAmount })],
    ['an amount as a number', 'p2p-config.fiats', withFiat('EUR', { minAmount: 10 })],
    ['no pay window', 'p2p-config.fiats', withFiat('EUR', { payWindows: [] })],
    ['pay windows that do not ascend', 'p2p-config.fiats', withFiat('EUR', { payWindows: [30, 15] })],
    ['the same pay window twice', 'p2p-config.fiats', withFiat('EUR', { payWindows: [15, 15] })],
    ['a currency left out', 'p2p-config.fiats', withoutNaira],
    ['a currency that does not exist', 'p2p-config.fiats', { ...p2pFiatRowsDefault, EUE: EUR }],
    ['a fee of three percent', 'p2p-config.coins', { ...p2pCoinRowsDefault, BTC: { isOpen: true, buyFeePpm: 0, sellFeePpm: 30_000 } }],
    ['a coin that P2P does not have', 'p2p-config.coins', { ...p2pCoinRowsDefault, DOGE: p2pCoinRowsDefault.BTC }],
    ['a stop without a word', 'p2p-config.market', { isOpen: false, notes: {} }],
    ['a stop without a word of English', 'p2p-config.market', { isOpen: false, notes: { de: 'Pause' } }],
    ['a link to anywhere', 'p2p-config.general', { ...p2pGeneralDefault, tradeLimitLink: 'javascript:alert(1)' }],
    ['a link without a scheme', 'p2p-config.general', { ...p2pGeneralDefault, cnApplyBusinessFileUrl: '//evil.test/form' }],
  ])('%s', async (_title, key, value) => {
    expect(await write(key, value)).toBe('40001');
  });
});

describe('lists', () => {
  it('the configuration has a row for every coin and currency of P2P', async () => {
    const coins = await env.query<{ coin: string }>('SELECT coin FROM reference_coins WHERE is_p2p ORDER BY sort');
    const fiats = await env.query<{ fiat: string }>('SELECT fiat FROM reference_fiats ORDER BY sort');
    expect(coins.map(({ coin }) => coin)).toEqual([...p2pCoinCodes]);
    expect(fiats.map(({ fiat }) => fiat)).toEqual([...p2pFiatCodes]);
  });

  it('R3.8 coins are named by coinCode and currencies by fiatCode, in every list', async () => {
    const { browser } = await quickPerson(env);
    const [hall, coins, fiats] = await Promise.all([browser.ask(coinsAndFiats, {}), browser.ask(coinList, {}), browser.ask(fiatList, {})]);
    const [own, ownCoins, ownFiats] = await Promise.all([
      browser.ask(adCoinsAndFiats, {}),
      browser.ask(adCoinList, {}),
      browser.ask(adFiatList, {}),
    ]);
    for (const list of [hall.allCoinList, coins.coinList, own.allCoinList, ownCoins.coinList]) {
      expect(list.map(({ name }) => name)).toEqual([...p2pCoinCodes]);
      expect(list.map(({ coinCode }) => coinCode)).toEqual([...p2pCoinCodes]);
    }
    for (const list of [hall.allFiatList, fiats.fiatList, own.allFiatList, ownFiats.fiatList]) {
      expect(list.map(({ name }) => name)).toEqual([...p2pFiatCodes]);
      expect(list.map(({ fiatCode }) => fiatCode)).toEqual([...p2pFiatCodes]);
    }
  });

  it('R7.10 the hall knows digits and limits', async () => {
    const { body } = await env.call(coinList, {});
    expect(body).toMatchObject({ code: 0 });
    expect(body.data.coinList[0]).toEqual({ name: 'USDT', iconUrl: '/coins.svg#usdt', coinCode: 'USDT', coinName: 'Tether', decimals: 6 });
    expect((await hallFiats()).find(({ fiatCode }) => fiatCode === 'KRW')).toEqual({
      name: 'KRW',
      iconUrl: '/flags/kr.svg',
      fiatCode: 'KRW',
      symbol: '₩',
      decimals: 0,
      country: 'KR',
      minAmount: '10000',
      maxAmount: '70000000',
    });
  });

  it('R7.9 the form of an ad knows windows, bands and fees', async () => {
    const coins = { ...p2pCoinRowsDefault, BTC: { isOpen: true, buyFeePpm: 500, sellFeePpm: 1_250 } };
    expect(await write('p2p-config.coins', coins)).toBe('00000');
    const { browser } = await quickPerson(env);
    await expect
      .poll(async () => (await browser.ask(adCoinList, {})).coinList.find(({ coinCode }) => coinCode === 'BTC'), seen)
      .toMatchObject({ coinName: 'Bitcoin', decimals: 8, buyFeeRate: '0.05', sellFeeRate: '0.125' });
    const { fiatList: fiats } = await browser.ask(adFiatList, {});
    expect(fiats.find(({ fiatCode }) => fiatCode === 'GBP')).toMatchObject({
      payTimeLimits: [15, 20, 30, 60],
      fixedRateMin: '90',
      fixedRateMax: '110',
      floatRateMin: '90',
      floatRateMax: '110',
      isFeeFree: false,
    });
    await restore('p2p-config.coins');
  });

  it('R7.10 what operators closed is in no list', async () => {
    const coins = { ...p2pCoinRowsDefault, TON: { ...p2pCoinRowsDefault.TON, isOpen: false } };
    expect(await write('p2p-config.coins', coins)).toBe('00000');
    expect(await write('p2p-config.fiats', withFiat('RUB', { isOpen: false }))).toBe('00000');
    await expect.poll(async () => (await hallFiats()).map(({ fiatCode }) => fiatCode), seen).not.toContain('RUB');
    const { allCoinList, allFiatList } = (await env.call(coinsAndFiats, {})).body.data;
    expect(allCoinList.map(({ coinCode }) => coinCode)).toEqual(p2pCoinCodes.filter((coin) => coin !== 'TON'));
    expect(allFiatList).toHaveLength(27);
    const { payTimeoutList } = (await env.call(payWindowList, {})).body.data;
    expect(payTimeoutList.map(({ fiatCode }) => fiatCode)).not.toContain('RUB');
    expect((await env.call(payWindowList, { fiatCode: 'RUB' })).body.code).toBe('63001');
    await restore('p2p-config.coins');
    await restore('p2p-config.fiats');
    await expect.poll(hallFiats, seen).toHaveLength(28);
  });

  it('R7.10 pay windows are minutes by currency', async () => {
    expect((await env.call(payWindowList, { fiatCode: 'EUR' })).body).toMatchObject({
      code: 0,
      data: { payTimeoutList: [{ fiatCode: 'EUR', payTimeLimits: [15, 20, 30, 60] }] },
    });
    expect((await env.call(payWindowList, {})).body.data.payTimeoutList).toHaveLength(28);
  });

  it('R7.9 takers can be asked for from every country with accounts, but for those where P2P is closed', async () => {
    const { browser } = await quickPerson(env);
    const countries = async () => (await browser.ask(adCountryList, {})).countryList.map(({ countryCode }) => countryCode);
    expect(await countries()).toEqual(expect.arrayContaining(['DE', 'CA', 'BR']));
    for (const closed of ['CN', 'KP', 'IR']) expect(await countries()).not.toContain(closed);
    await show(env, 'restriction', 'ca', { fields: { closed: ['p2p'] } });
    await expect.poll(countries, seen).not.toContain('CA');
  });

  it('R7.9 from a country where P2P is closed nobody may advertise', async () => {
    await show(env, 'restriction', 'fr', { fields: { closed: ['p2p'] } });
    const { browser } = await quickPerson(env);
    const seenFrom = async (country: string) => (await browser.call(adCoinsAndFiats, {}, { 'x-country': country })).body.data;
    await expect.poll(() => seenFrom('FR'), seen).toEqual({ allCoinList: [], allFiatList: [] });
    expect((await seenFrom('DE')).allFiatList).toHaveLength(28);
  });

  it("R6.2 R7.12 the area '1' is mainland China", async () => {
    const { browser } = await quickPerson(env);
    const { areaDic } = await browser.ask(p2pAreaList, {});
    expect(areaDic.map(({ areaId }) => areaId)).toEqual(['1', '0']);
    expect(areaDic[0]?.countries).toEqual(['CN']);
    expect(areaDic[1]?.countries).toEqual(expect.arrayContaining(['DE', 'HK', 'TW']));
    expect(areaDic[1]?.countries).not.toContain('CN');
  });

  it('R4.17 a copper user is given none of the lists of advertisers', async () => {
    const { browser } = await quickPerson(env, { identityFlag: 6 });
    for (const call of [adCoinsAndFiats, adCoinList, adFiatList, adCountryList, p2pAreaList]) {
      expect((await browser.call(call, {})).body.code).toBe('63101');
    }
  });
});

describe('the switch of the market', () => {
  const status = async (language = 'en_US') => (await env.call(marketStatus, {}, { headers: { language } })).body.data;

  it('R7.10 is on in the beginning', async () => {
    expect(await status('de_DE')).toEqual({ serviceStatus: 1, note: '', language: 'de' });
    expect(await marketIsOpen(runtime.db)).toBe(true);
  });

  it('R7.10 says what operators wrote while it is off, in the language of the visitor or the nearest one', async () => {
    const notes = { en: 'P2P rests until noon.', es: 'P2P descansa hasta el mediodía.' };
    expect(await write('p2p-config.market', { isOpen: false, notes })).toBe('00000');
    await expect.poll(() => status(), seen).toEqual({ serviceStatus: 0, note: notes.en, language: 'en' });
    expect(await status('es_ES')).toEqual({ serviceStatus: 0, note: notes.es, language: 'es' });
    expect(await status('ja_JP')).toEqual({ serviceStatus: 0, note: notes.en, language: 'en' });
    await expect.poll(() => marketIsOpen(runtime.db), seen).toBe(false);
    await restore('p2p-config.market');
    await expect.poll(() => status(), seen).toMatchObject({ serviceStatus: 1 });
  });
});

describe('what other modules ask for', () => {
  it('bands and fees are exact, and limits in units of the currency', async () => {
    expect(await bandsOf(runtime.db, 'EUR')).toEqual({
      fixedMinPpm: 900_000n,
      fixedMaxPpm: 1_100_000n,
      floatMinPpm: 900_000n,
      floatMaxPpm: 1_100_000n,
    });
    expect(await payWindowsOf(runtime.db, 'EUR')).toEqual([15, 20, 30, 60]);
    const limits = new Map((await p2pFiats(runtime.db)).map(({ fiat, minUnits, maxUnits }) => [fiat, [minUnits, maxUnits]]));
    expect(limits.get('EUR')).toEqual([1_000n, 5_000_000n]);
    expect(limits.get('JPY')).toEqual([1_000n, 8_000_000n]);
    expect((await p2pConfig(runtime.db)).ads).toMatchObject({ methodsPerAd: 5, remarkLength: 900 });
  });

  it('a currency that is closed has neither bands nor windows', async () => {
    await expect(bandsOf(runtime.db, 'XXX')).rejects.toThrow('p2p-config.unknown-fiat');
    await expect(payWindowsOf(runtime.db, 'XXX')).rejects.toThrow('p2p-config.unknown-fiat');
  });

  it('each side has its fee, and a currency may be free of it', async () => {
    const coins = { ...p2pCoinRowsDefault, ETH: { isOpen: true, buyFeePpm: 100, sellFeePpm: 200 } };
    expect(await write('p2p-config.coins', coins)).toBe('00000');
    expect(await write('p2p-config.fiats', withFiat('BRL', { isFeeFree: true }))).toBe('00000');
    const fee = (coin: string, fiat: string, side: 'buy' | 'sell') => feePpm(runtime.db, { coin, fiat, side });
    await expect.poll(() => fee('ETH', 'EUR', 'sell'), seen).toBe(200n);
    await expect.poll(() => fee('ETH', 'BRL', 'sell'), seen).toBe(0n);
    expect(await fee('ETH', 'EUR', 'buy')).toBe(100n);
    expect(await fee('BTC', 'EUR', 'sell')).toBe(0n);
  });
});
