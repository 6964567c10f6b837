import { expect, test } from 'vitest';
import { site } from '../../../e2e/site.ts';
import { measureRoutes } from '../../../tools/size/measure-routes.ts';

test('every page keeps to its weight, as it is sent to a guest', async () => {
  const rows = await measureRoutes(site);
  expect(rows.length).toBeGreaterThan(40);
  const tooBig = rows.filter(({ js, all, limits }) => js > limits.js || all > limits.all);
  expect(
    tooBig.map(({ path, js, all, limits }) => `${path}: JavaScript ${js} of ${limits.js} kB, in all ${all} of ${limits.all} kB`),
  ).toEqual([]);
});
