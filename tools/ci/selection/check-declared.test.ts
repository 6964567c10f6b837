import { expect, it } from 'vitest';
import { type PlaywrightSuite, touchedNote } from '../browser-tests.ts';
import { undeclaredAreas } from './check-declared.ts';

/** A report of one test in one file that touched these calls and pages. */
function reportOf(file: string, ...touched: string[]): { suites: PlaywrightSuite[] } {
  const annotations = [{ type: touchedNote, description: JSON.stringify(touched) }];
  const spec = { title: 'a test', file, line: 1, tags: [], tests: [{ status: 'expected', annotations, results: [] }] };
  return { suites: [{ title: file, file, specs: [spec] }] };
}

const assets = 'assets/overview.spec.ts';
const found = async (file: string, ...touched: string[]) =>
  (await undeclaredAreas(reportOf(file, ...touched), new Set(), (path) => (path === `e2e/${assets}` ? ['assets'] : undefined))).map(
    ({ area }) => area,
  );

it.each<[string, string[], string[]]>([
  ['a call of another area', ['call /v1/kline/getOpenPrice'], ['market-data']],
  ['a page that shows another area', ['page /ja/insights'], ['content']],
  ['what it declares', ['page /assets'], []],
  ['what the frame of every page asks for', ['call /v1/x/live/issue-ticket'], []],
])('a test that touches %s', async (_title, touched, areas) => {
  expect(await found(assets, ...touched)).toEqual(areas);
});

it('a test that declares nothing is named', async () => {
  expect(await found('tomorrow/new.spec.ts', 'page /')).toEqual(['none declared']);
});
