import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coinAliasList } from '@peerbourse/contract/core/reference/coin-alias-list';
import { coinChainList } from '@peerbourse/contract/core/reference/coin-chain-list';
import { coinList } from '@peerbourse/contract/core/reference/coin-list';
import { coinsAndFiats } from '@peerbourse/contract/p2p/p2p-config/coins-and-fiats';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';

const publicFiles = join(import.meta.dirname, '../../../web/public');

/** A file of the site, or a view of one. */
function isPicture(address: string): boolean {
  const [path = '', view] = address.split('#');
  const file = join(publicFiles, path);
  return existsSync(file) && (view === undefined || readFileSync(file, 'utf8').includes(`<view id="${view}" `));
}

let env: TestEnvironment;

beforeAll(async () => {
  env = await openTestEnvironment();
  await env.start('api');
});

afterAll(() => env.close());

it('R3.21 an entry of the spot coin chain list has coinName, imgUrl and coinId', async () => {
  const { body } = await env.call(coinChainList, {});
  expect(body.code).toBe('00000');
  expect(body.data.coinList.map(({ coinName }) => coinName)).toEqual([
    'USDT',
    'BTC',
    'ETH',
    'SOL',
    'XRP',
    'BNB',
    'USDC',
    'DOGE',
    'TON',
    'TRX',
  ]);
  expect(body.data.coinList[1]).toMatchObject({ coinId: 'BTC', coinName: 'BTC', imgUrl: '/coins.svg#btc' });
});

it('R3.14 every coin has chains with chainCoinId, chainCoinName, rechargeable and withdrawable', async () => {
  const { coinList } = (await env.call(coinChainList, {})).body.data;
  expect(coinList.filter(({ spotCoinChainResultList }) => spotCoinChainResultList.length === 0)).toEqual([]);
  const [usdt] = coinList;
  expect(usdt?.spotCoinChainResultList.map(({ chainCoinId }) => chainCoinId)).toEqual([
    'USDT-TRC20',
    'USDT-ERC20',
    'USDT-BEP20',
    'USDT-TON',
    'USDT-SOL',
  ]);
  expect(usdt?.spotCoinChainResultList[0]).toEqual({
    chainCoinId: 'USDT-TRC20',
    chainCoinName: 'TRON (TRC20)',
    rechargeable: false,
    withdrawable: false,
  });
});

it('R3.14 a chain that was opened is rechargeable or withdrawable', async () => {
  await env.query(`UPDATE reference_coin_chains SET is_deposit_open = true WHERE chain_coin_id = 'ETH-BASE'`);
  await env.query(`UPDATE reference_coin_chains SET is_withdrawal_open = true WHERE chain_coin_id = 'ETH-ERC20'`);
  const { coinList } = (await env.call(coinChainList, {})).body.data;
  expect(coinList.find(({ coinId }) => coinId === 'ETH')?.spotCoinChainResultList).toMatchObject([
    { chainCoinId: 'ETH-ERC20', rechargeable: false, withdrawable: true },
    { chainCoinId: 'ETH-ARBITRUM', rechargeable: false, withdrawable: false },
    { chainCoinId: 'ETH-BASE', rechargeable: true, withdrawable: false },
  ]);
});

it('R3.14 allCoinList and allFiatList have name and iconUrl', async () => {
  const { body } = await env.call(coinsAndFiats, {});
  expect(body.code).toBe(0);
  const { allCoinList, allFiatList } = body.data;
  expect(allCoinList.map(({ name }) => name)).toEqual(['USDT', 'BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'USDC', 'TON']);
  expect(allCoinList[0]).toEqual({ name: 'USDT', iconUrl: '/coins.svg#usdt', coinCode: 'USDT' });
  expect(allFiatList).toHaveLength(28);
  expect(allFiatList).toContainEqual({ name: 'GBP', iconUrl: '/flags/gb.svg', fiatCode: 'GBP', symbol: '£' });
});

it('every coin and every currency has its picture', async () => {
  const { allCoinList, allFiatList } = (await env.call(coinsAndFiats, {})).body.data;
  const { coinList } = (await env.call(coinChainList, {})).body.data;
  const addresses = [...[...allCoinList, ...allFiatList].map(({ iconUrl }) => iconUrl), ...coinList.map(({ imgUrl }) => imgUrl)];
  expect(addresses.filter((address) => !isPicture(address))).toEqual([]);
});

it('R3.14 leftCoinList has the base coins of the markets, rightCoinList their quote coins', async () => {
  const { leftCoinList, rightCoinList, allCoinList } = (await env.call(coinList, {})).body.data;
  expect(rightCoinList).toEqual([{ coinId: 'USDT', coinCode: 'USDT', name: 'Tether', imgUrl: '/coins.svg#usdt' }]);
  expect(leftCoinList.map(({ coinCode }) => coinCode)).toEqual(['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'USDC', 'DOGE', 'TON', 'TRX']);
  expect(allCoinList).toEqual([...rightCoinList, ...leftCoinList]);
});

it('R3.16 the coin alias map leads from the symbol of a coin to the name that is shown', async () => {
  const { body } = await env.call(coinAliasList, {});
  expect(body.code).toBe(200);
  expect(body.data.aliasMapping).toMatchObject({ BTC: 'Bitcoin', USDT: 'Tether', XRP: 'XRP' });
  expect(Object.keys(body.data.aliasMapping)).toHaveLength(10);
});
