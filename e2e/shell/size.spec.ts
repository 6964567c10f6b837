import { measurePages } from '../../tools/size/measure.ts';
import { expect, site, test } from '../site.ts';

test('the home page, the list of articles and an article keep to their weight', async ({ browser }) => {
  for (const { name, kilobytes, limit } of await measurePages(browser, site)) expect(kilobytes, name).toBeLessThanOrEqual(limit);
});
