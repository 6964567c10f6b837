import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../dev-stack/stack.ts';

export const tags = ['core', 'area', 'visual', 'long'] as const;
export type Tag = (typeof tags)[number];

/** A note in the report: the calls and pages that a recorded test touched. */
export const touchedNote = 'touched';

export interface BrowserTest {
  /** From the root of the repository. */
  file: string;
  /** Another file where a fixture makes the test, such as one for each picture. */
  definedIn: string;
  /** Titles of the groups around it, and its own. */
  titles: string[];
  tag: Tag;
}

export interface PlaywrightResult {
  status: string;
  duration: number;
  error?: { message?: string; location?: { line: number } };
}

export interface PlaywrightSpec {
  title: string;
  file: string;
  line: number;
  tags: string[];
  tests: Array<{ status: string; annotations: Array<{ type: string; description?: string }>; results: PlaywrightResult[] }>;
}

export interface PlaywrightSuite {
  title: string;
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: Array<{ message?: string }>;
  suites: PlaywrightSuite[];
}

/** Every browser test of the tree, without running one. */
export function listBrowserTests(): BrowserTest[] {
  const playwright = join(root, 'node_modules/.bin/playwright');
  const listed = execFileSync(playwright, ['test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: '' },
  });
  return specsOf(JSON.parse(listed) as PlaywrightReport).map(({ spec, file, titles }) => ({
    file,
    definedIn: `e2e/${spec.file}`,
    titles: [...titles, spec.title],
    tag: tagOf(spec),
  }));
}

interface FoundSpec {
  spec: PlaywrightSpec;
  /** The file that was run, from the root of the repository. */
  file: string;
  /** Titles of the groups around it. */
  titles: string[];
}

/** Every test of a report. */
export function specsOf({ suites }: Pick<PlaywrightReport, 'suites'>): FoundSpec[] {
  const within = ({ specs = [], suites: inner = [] }: PlaywrightSuite, file: string, titles: string[]): FoundSpec[] => [
    ...specs.map((spec) => ({ spec, file, titles })),
    ...inner.flatMap((suite) => within(suite, file, [...titles, suite.title])),
  ];
  // The outermost suites are the files.
  return suites.flatMap((suite) => within(suite, `e2e/${suite.file}`, []));
}

/** A test without a tag belongs to its area. */
export function tagOf({ tags: given }: Pick<PlaywrightSpec, 'tags'>): Tag {
  return tags.find((tag) => given.includes(tag) || given.includes(`@${tag}`)) ?? 'area';
}

/** Folders of which CI would see nothing after a change elsewhere. */
export function foldersWithoutCore(all: readonly BrowserTest[]): string[] {
  const folders = Map.groupBy(all, ({ file }) => file.split('/').slice(0, 2).join('/'));
  return [...folders].filter(([, tests]) => tests.every(({ tag }) => tag !== 'core')).map(([folder]) => folder);
}

/** As `--test-list` reads it: a test goes by the file that defines it, and a file is loaded when any line names it. */
export function testList(chosen: readonly BrowserTest[]): string {
  const within = (file: string) => file.replace(/^e2e\//, '');
  const loaded = chosen.filter(({ file, definedIn }) => file !== definedIn).map(({ file }) => `${within(file)} › (only to load the file)`);
  return [...new Set(loaded), ...chosen.map(({ definedIn, titles }) => [within(definedIn), ...titles].join(' › '))].join('\n');
}
