import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../dev-stack/stack.ts';
import { type PlaywrightReport, type PlaywrightSpec, specsOf } from './browser-tests.ts';

export interface TimedTest {
  name: string;
  seconds: number;
}

export interface TestTally {
  passed: number;
  failed: number;
  /** What to mend, in lines. */
  trouble: string[];
  timed: TimedTest[];
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: Array<{
    name: string;
    status: string;
    message?: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: Array<{ fullName: string; status: string; duration?: number | null; failureMessages: string[] }>;
  }>;
}

export function readVitestReport(path: string): TestTally {
  const report = readReport<VitestReport>(path);
  if (!report) return nothingRan(path);
  const trouble = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status !== 'failed' && failed.length === 0) return [];
    return [
      `FAILED  ${name.replace(root, '')}${failed.length === 0 ? `: ${firstLine(message)}` : ''}`,
      ...failed.map((test) => `        ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    ];
  });
  const timed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${name.replace(root, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1_000,
    })),
  );
  // A file that cannot be loaded has no test that could fail, and fails all the same.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length, trouble, timed };
}

export function readPlaywrightReport(path: string): TestTally {
  const report = readReport<PlaywrightReport>(path);
  if (!report) return nothingRan(path);
  const specs = specsOf(report);
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + (specs.length === 0 ? 1 : 0),
    trouble: [
      ...report.errors.map(({ message }) => `FAILED  ${firstLine(message)}`),
      ...specs.flatMap(({ spec, file }) => troubleOf(spec, file)),
    ],
    timed: specs.flatMap(({ spec, file }) =>
      spec.tests.map(({ results }) => ({
        name: `${file}: ${spec.title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      })),
    ),
  };
}

function troubleOf({ line, title, tests }: PlaywrightSpec, file: string): string[] {
  return tests.flatMap(({ status, results }) => {
    if (status !== 'unexpected' && status !== 'flaky') return [];
    const error = results.find((result) => result.error)?.error;
    return [
      `FAILED  ${file}:${line} ${title}: ${firstLine(error?.message)}`,
      ...whatWasSeen(error?.message).map((seen) => `        line ${error?.location?.line ?? '?'}: ${seen}`),
    ];
  });
}

/** What a failed expectation looked at, wanted and got: without them nobody can tell which of twenty it was. */
function whatWasSeen(message = ''): string[] {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /^(Locator|Expected|Received)/.test(line))
    .map((line) => line.slice(0, 300));
}

function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

function nothingRan(path: string): TestTally {
  return { passed: 0, failed: 1, trouble: [`FAILED  no test ran: ${path.split('/').at(-1)} was not written`], timed: [] };
}

function firstLine(message = 'no reason given'): string {
  return stripVTControlCharacters(message).split('\n', 1)[0] ?? '';
}
