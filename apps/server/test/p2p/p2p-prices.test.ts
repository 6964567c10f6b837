import { publishPrice } from '@peerbourse/contract/core/rates/publish-price';
import { p2pCoinCodes, p2pFiatCodes, p2pFiatRowsDefault } from '@peerbourse/contract/p2p/p2p-config/config.shape';
import { referencePrice } from '@peerbourse/contract/p2p/p2p-prices/reference-price';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectPrices } from '#modules/core/rates/collect-prices.ts';
import { referencePrices } from '#modules/p2p/p2p-prices/index.ts';
import { type RoleRuntime, startRole } from '#platform/role-runtime.ts';
import { changeSetting } from '../support/fixtures/change-setting.ts';
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

async function publish(pair: string, price: string) {
  const { body } = await env.call(publishPrice, { pair, price, reason: 'a price of the tests' });
  expect(body.code).toBe('00000');
  return body.data;
}

async function priceOf(coinCode: string, fiatCode: string) {
  return (await env.call(referencePrice, { coinCode, fiatCode })).body;
}

/** Moves the clock of the database; only a database that is marked as one of tests allows it. */
async function moveClock(seconds: number): Promise<void> {
  await env.query('UPDATE platform_identity SET clock_offset = make_interval(secs => $1)', [seconds]);
}

describe('the reference price of P2P', () => {
  it('R7.10 there is none until both of its parts have one', async () => {
    expect((await priceOf('BTC', 'GBP')).code).toBe('63501');
    await publish('btc_usdt', '97412.5');
    expect((await priceOf('BTC', 'GBP')).code).toBe('63501');
    await publish('usdt_gbp', '0.7841');
    expect((await priceOf('BTC', 'GBP')).code).toBe(0);
  });

  it('R7.10 is the coin in USDT times USDT in the currency, exactly, with both ids and the older time', async () => {
    const coin = await publish('btc_usdt', '97412.50000001');
    await moveClock(20);
    const fiat = await publish('usdt_gbp', '0.78410003');
    const { data } = await priceOf('BTC', 'GBP');
    // 97412.50000001 * 0.78410003 = 76381.1441723828410003, of which eight decimals stay.
    expect(data).toMatchObject({
      coinCode: 'BTC',
      fiatCode: 'GBP',
      price: '76381.14417238',
      priceId: `${coin.priceId}+${fiat.priceId}`,
      at: coin.at,
      isStale: false,
      sources: 1,
    });
    expect(data.at < fiat.at).toBe(true);
    await moveClock(0);
  });

  it('R7.10 of USDT it is the price of the currency itself', async () => {
    const { price, priceId, at } = await publish('usdt_gbp', '0.78');
    expect((await priceOf('USDT', 'GBP')).data).toMatchObject({ price, priceId, at });
  });

  it('R7.10 comes with the lowest and the highest price that an ad may have', async () => {
    expect((await priceOf('USDT', 'GBP')).data).toMatchObject({
      lowestFixedPrice: '0.702',
      highestFixedPrice: '0.858',
      lowestFloatingPrice: '0.702',
      highestFloatingPrice: '0.858',
    });
  });

  it('is stale when one of its parts is', async () => {
    await publish('btc_usdt', '97000');
    await moveClock(61);
    await publish('usdt_gbp', '0.78');
    expect((await priceOf('BTC', 'GBP')).data.isStale).toBe(true);
    expect((await priceOf('USDT', 'GBP')).data.isStale).toBe(false);
    await publish('btc_usdt', '97000');
    expect((await priceOf('BTC', 'GBP')).data.isStale).toBe(false);
    await moveClock(0);
  });

  it.each([
    ['DOGE', 'GBP', '63002'],
    ['NOPE', 'GBP', '63002'],
    ['BTC', 'XXX', '63001'],
    ['btc', 'GBP', '40001'],
  ])('R7.10 %s in %s is refused with %s', async (coinCode, fiatCode, code) => {
    expect((await priceOf(coinCode, fiatCode)).code).toBe(code);
  });

  it('R7.10 a closed currency has none', async () => {
    const value = { ...p2pFiatRowsDefault, GBP: { ...p2pFiatRowsDefault.GBP, isOpen: false } };
    expect(await changeSetting(env, 'p2p-config.fiats', value)).toBe('00000');
    await expect.poll(async () => (await priceOf('BTC', 'GBP')).code, { interval: 100 }).toBe('63001');
  });

  it('every coin has one in every currency, once the sources have spoken', async () => {
    await collectPrices(runtime);
    const priceIn = await referencePrices(runtime.db);
    const missing = p2pCoinCodes.flatMap((coin) => p2pFiatCodes.filter((fiat) => !priceIn(coin, fiat)).map((fiat) => `${coin} ${fiat}`));
    expect(missing).toEqual([]);
    expect(priceIn('BTC', 'VND')?.isStale).toBe(false);
  });
});
