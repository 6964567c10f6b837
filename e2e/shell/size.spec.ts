import { measurePages } from '../../tools/size/measure.ts';
import { switchMarket } from '../p2p/market.ts';
import { expect, site, test } from '../site.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

test('the home page, the list of articles, an article and the P2P hall keep to their weight until they can be used', {
  tag: '@visual',
}, async ({ browser }) => {
  for (const { name, kilobytes, limit } of await measurePages(browser, site)) expect(kilobytes, name).toBeLessThanOrEqual(limit);
});
