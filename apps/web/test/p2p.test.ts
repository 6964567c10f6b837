import { adList } from '@peerbourse/contract/p2p/p2p-ads/market/ad-list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from '../../../e2e/identity/account/member.ts';
import { switchMarket } from '../../../e2e/p2p/market.ts';
import { switchProducts } from '../../../e2e/shell/switches.ts';
import { site } from '../../../e2e/site.ts';
import { closeProducts } from './close-products.ts';

const euros = '/buy-sell-crypto?side=buy&coin=USDT&fiat=EUR';

beforeAll(() => switchProducts(true));
afterAll(closeProducts);

test('the market of the stage is the same at every run, with a second page in euros', async () => {
  const guest = new Visitor();
  const market = { side: 'buy', coinCode: 'USDT', fiatCode: 'EUR' } as const;
  const { ads, nextCursor, reference } = await guest.ask(adList, market);
  expect(reference?.price).toBe('0.9236');
  // Ads of traders whom other tests made may stand among them.
  const ofStage = ads.filter(({ advertiser }) => !advertiser.nickName.startsWith('Tester'));
  expect(ofStage.slice(0, 3).map(({ advertiser, price }) => [advertiser.nickName, price])).toEqual([
    ['Lucky Lantern', '0.92735'],
    ['Calm Meadow', '0.92839'],
    ['riverorchard', '0.93105'],
  ]);
  expect((await guest.ask(adList, { ...market, cursor: nextCursor ?? '' })).ads.length).toBeGreaterThan(0);
});

test('nobody of that name is a page that is not there', async () => {
  for (const handle of ['AAAAAAAAAAAAAAAAAAAAAA', 'somebody']) expect((await fetch(`${site}/p2p-trade/user/${handle}`)).status).toBe(404);
});

test('uses content/p2p-article-list: what to read for the chosen coin is in the first HTML', async () => {
  const read = async (path: string) => await (await fetch(`${site}${path}`)).text();
  expect(await read(euros)).toContain('/insights/stablecoins-what-can-go-wrong');
  const other = await read('/buy-sell-crypto?coin=BTC&fiat=EUR');
  expect(other).toContain('/help/buy-coins-with-p2p');
  expect(other).not.toContain('/insights/stablecoins-what-can-go-wrong');
});

test('the page is closed by its own switch, and search engines find it while it is open', async () => {
  expect((await fetch(`${site}/buy-sell-crypto`)).status).toBe(200);
  await expect.poll(async () => await (await fetch(`${site}/sitemap.xml`)).text()).toContain(`${site}/de/buy-sell-crypto<`);
  await switchMarket(true);
  try {
    await expect.poll(async () => (await fetch(`${site}/buy-sell-crypto`)).status).toBe(404);
  } finally {
    await switchProducts(true);
  }
});
