import { expect, test } from 'vitest';
import { site } from '../../../e2e/site.ts';

/** The front of the tests hides nothing; those of production keep this path to themselves (deploy/front.test.ts). */
async function metricsOfWeb(): Promise<string> {
  return await fetch(`${site}/metrics`).then((response) => response.text());
}

const kinds = ['rendered', 'cached', 'redirect'];

async function pagesOf(kind: string): Promise<number> {
  return Number(new RegExp(`^pb_web_page_seconds_count\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(await metricsOfWeb())?.[1] ?? 0);
}

test('the web role tells how many pages it gave of each kind, and what it asked the api', async () => {
  expect(await metricsOfWeb()).toMatch(/^pb_process_resident_memory_bytes \d/m);
  const before = await Promise.all(kinds.map(pagesOf));
  const visit = async (path: string, headers: Record<string, string> = {}) =>
    await fetch(`${site}${path}`, { headers, redirect: 'manual' }).then((response) => response.arrayBuffer());
  await visit('/en', { cookie: 'login=1' });
  await visit('/de');
  await visit('/de');
  await visit('/en/markets');
  const more = async () => (await Promise.all(kinds.map(pagesOf))).map((count, index) => count - (before[index] ?? 0));
  // A page counts when its connection has taken all of it, which may be after the visitor has read it.
  await expect.poll(more, { timeout: 50_000 }).toEqual([1, 2, 1]);
  expect(await metricsOfWeb()).toMatch(/^pb_web_api_seconds_count\{outcome="answered"\} [1-9]/m);
});
