import { switchMarket } from '../../p2p/market.ts';
import { testPictures } from '../../pictures.ts';
import { expect, test } from '../../site.ts';
import { axe, checkVisuals, resizeTo } from '../../visual-and-a11y.ts';
import { openComplete } from '../../wait-for.ts';

test.beforeAll(() => switchMarket(true));
test.afterAll(() => switchMarket(false));

const pages = { markets: '/markets', coin: '/price/btc' };
/** A coin that is not traded: what others offer would be different at every run. */
const pictured = { markets: '/markets', coin: '/price/doge' };

/** Prices and whatever is reckoned from them are others each time. */
const differing =
  'main .figure, main time, main svg path, main svg polyline, main svg circle, main canvas, main bdi, main dd, main dt span, main input, [data-newest-trades]';

testPictures('the pages of the markets', { differing, isWholePage: true }, async ({ page, open, look }) => {
  for (const [name, path] of Object.entries(pictured)) {
    await open(path);
    if (name === 'coin') await page.locator('[data-chart="drawn"]').waitFor();
    await look(name);
  }
});

for (const prefix of ['', '/ar']) {
  for (const [name, path] of Object.entries(pages)) {
    test(`${prefix}${path} keeps nobody out and fits every screen`, { tag: '@visual' }, async ({ quiet }) => {
      await openComplete(quiet, `${process.env.PB_E2E_SITE}${prefix}${path}`);
      if (name === 'coin') await quiet.locator('[data-chart="drawn"]').waitFor();
      await checkVisuals(quiet, path, { maxShift: 0.02 });
      await quiet.evaluate(axe);
      const findings = await quiet.evaluate(async () => {
        const { axe: runner } = window as unknown as { axe: { run: () => Promise<{ violations: Array<{ id: string }> }> } };
        return (await runner.run()).violations.map(({ id }) => id);
      });
      expect(findings).toEqual([]);
      for (const width of [320, 390, 768, 1440]) {
        await resizeTo(quiet, width);
        await checkVisuals(quiet, path, { hasAxe: false });
      }
    });
  }
}
