import { testPictures } from '../pictures.ts';
import { test } from '../site.ts';
import { openAsTrader, switchMarket } from './market.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

/** No other test trades in dirhams, so these offers are the same at every run. */
const hall = '/p2p-trade/buy/USDT-AED';
const ofTrader = {
  'my-ads': '/p2p-trade/ads',
  publish: '/p2p-trade/ads/new?side=sell&coin=USDT&fiat=AED',
  center: '/p2p-trade/center',
  'payment-methods': '/account/payment-methods',
};

/** Times, ages and whatever is reckoned from them are others each time. */
const frame = { differing: 'main time, main bdi.tabular-nums, [data-account]', isWholePage: true };

testPictures('the pages of the P2P market', frame, async ({ page, language, width, open, look }) => {
  const lookAt = async (name: string, path: string) => {
    await open(path);
    await look(name);
  };
  await lookAt('hall', hall);
  await openAsTrader(page, { nickName: `Looks ${width} ${language}`, mayPublish: true, coins: [{ coin: 'USDT', amount: '500' }] });
  for (const [name, path] of Object.entries(ofTrader)) await lookAt(name, path);
});
