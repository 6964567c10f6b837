import { switchProducts } from '../../../e2e/shell/switches.ts';
import { site } from '../../../e2e/site.ts';
import { until } from '../../../e2e/until.ts';

/** Turns every product off again. The sitemap, which other files read, hears of it a moment after the pages. */
export async function closeProducts(): Promise<void> {
  await switchProducts(false);
  await until(
    'the sitemap has no products',
    async () => !(await (await fetch(`${site}/sitemap.xml`)).text()).includes('/buy-sell-crypto<'),
  );
}
