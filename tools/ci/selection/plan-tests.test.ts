import { describe, expect, it } from 'vitest';
import type { BrowserTest, Tag } from '../browser-tests.ts';
import { planBrowserTests, planIntegrationTests } from './plan-tests.ts';
import { type Selection, unknownChange } from './select.ts';

const areas = new Set(['content', 'p2p-ads', 'assets', 'rates']);
const test = (file: string, tag: Tag): BrowserTest => ({ file, definedIn: file, titles: ['a title'], tag });
const all = [
  test('e2e/core/content/lists.spec.ts', 'core'),
  test('e2e/core/content/xss.spec.ts', 'long'),
  test('e2e/core/content/visual.spec.ts', 'visual'),
  test('e2e/money/assets/overview.spec.ts', 'area'),
  test('e2e/money/assets/visual.spec.ts', 'visual'),
  test('e2e/money/assets/transfer.spec.ts', 'core'),
];
const changeOf = (...names: string[]): Selection => ({ everything: [], changed: new Set(names), areas: new Set(names), tests: new Set() });
const keys = (tests: readonly BrowserTest[]) => tests.map(({ file, tag }) => `${file.split('/').slice(2).join('/')} ${tag}`);
const plan = (selection: Selection, limitSeconds = 1_000) => planBrowserTests(all, selection, areas, { durations: {}, limitSeconds });

describe('the plan of browser tests', () => {
  it('runs every core journey, and of a changed area also looks and long journeys', () => {
    expect(keys(plan(changeOf('content')).tests).sort()).toEqual([
      'assets/transfer.spec.ts core',
      'content/lists.spec.ts core',
      'content/visual.spec.ts visual',
      'content/xss.spec.ts long',
    ]);
  });

  it('says what it left out and why', () => {
    expect(plan(changeOf('content')).leftOut).toContainEqual({
      what: 'e2e/money/assets/overview.spec.ts#area',
      why: 'no change in its areas',
    });
  });

  it('runs the tests of every area when nobody knows what has changed, and leaves looks to the nightly run', () => {
    expect(keys(plan(unknownChange).tests).sort()).toEqual([
      'assets/overview.spec.ts area',
      'assets/transfer.spec.ts core',
      'content/lists.spec.ts core',
    ]);
  });

  it('stops at the limit by remembered seconds, but never before the core', () => {
    const { tests, leftOut } = plan(changeOf('content'), 5);
    expect(keys(tests).sort()).toEqual(['assets/transfer.spec.ts core', 'content/lists.spec.ts core']);
    expect(leftOut.map(({ why }) => why)).toContain('over the 5 test seconds of CI');
  });

  it('runs a browser test that changed itself', () => {
    const selection = { ...changeOf(), tests: new Set(['e2e/money/assets']) };
    expect(keys(plan(selection).tests)).toContain('assets/visual.spec.ts visual');
  });
});

describe('the plan of integration tests', () => {
  const files = ['rights', 'rates', 'fuzz', 'drain', 'content-desk'].map((name) => `apps/server/test/${name}.test.ts`);
  const names = (selection: Selection) =>
    planIntegrationTests(files, selection, areas).files.map((file) => file.split('/').at(-1)?.split('.')[0]);

  it.each<[string, Selection, string[]]>([
    ['of an area: its own, those of the whole server, and what always runs', changeOf('rates'), ['rights', 'rates', 'fuzz']],
    ['of documents alone: what always runs', changeOf(), ['rights']],
    ['of nobody knows what: all', unknownChange, ['rights', 'rates', 'fuzz', 'drain', 'content-desk']],
  ])('after a change %s', (_title, selection, expected) => {
    expect(names(selection)).toEqual(expected);
  });
});
