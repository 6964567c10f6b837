import { measureHome } from '../../tools/size/measure.ts';
import { expect, site, test } from '../site.ts';

test('the home page keeps to its weight', async ({ browser }) => {
  for (const { name, kilobytes, limit } of await measureHome(browser, site)) expect(kilobytes, name).toBeLessThanOrEqual(limit);
});
