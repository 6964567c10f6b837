import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';

/** The pages in docs/security name files and tests as their evidence; a name that leads nowhere proves nothing. */
const threats = readFileSync(join(root, 'docs/security/README.md'), 'utf8');
const asvs = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');

const states = ['met', 'partly', 'not met', 'n/a'];

interface Requirement {
  id: string;
  level: string;
  state: string;
  evidence: string;
}

const requirements = asvs.split('\n').flatMap((line): Requirement[] => {
  const [, id = '', level = '', , state = '', evidence = ''] = line.split('|').map((cell) => cell.trim());
  // The plan at the end names single requirements, too, but no level.
  return /^\d+\.\d+\.\d+$/.test(id) && /^[12]$/.test(level) ? [{ id, level, state, evidence }] : [];
});

/** Where a path of these pages lies: their heads say which beginnings are left out. */
function placeOf(path: string): string {
  if (/^(?:modules|platform)\//.test(path)) return `apps/server/src/${path}`;
  return path.startsWith('test/') ? `apps/server/${path}` : path;
}

/** Paths in backticks. What begins with a slash is an address of the product, and what has a space is a command. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)].flatMap(([, path = '']) => (/^[^/]+(?:\/|\.(?:md|json)$)/.test(path) ? [path] : []));
}

it('every file that is named as evidence exists', () => {
  const named = [...pathsIn(threats), ...pathsIn(asvs)];
  expect(named.length).toBeGreaterThan(300);
  // The heads of both pages name the beginnings themselves.
  const beginnings = new Set(['modules/', 'platform/', 'test/']);
  expect([...new Set(named)].filter((path) => !beginnings.has(path) && !existsSync(join(root, placeOf(path))))).toEqual([]);
});

it('every threat has a test', () => {
  const rows = threats.split('\n').filter((line) => line.split('|').length === 6 && !/^\|(?:---| Threat )/.test(line));
  expect(rows.length).toBeGreaterThan(25);
  const tests = (row: string) => pathsIn(row.split('|')[4] ?? '').filter((path) => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(rows.filter((row) => tests(row).length === 0)).toEqual([]);
});

it('the ASVS has 65 requirements of level 1 and 152 of level 2 in scope, each once and with a state', () => {
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  expect([requirements.filter(({ level }) => level === '1').length, requirements.filter(({ level }) => level === '2').length]).toEqual([
    65, 152,
  ]);
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([]);
});

it('what is met has evidence, and what is not has its reason and its place in the plan', () => {
  expect(requirements.filter(({ state, evidence }) => state === 'met' && pathsIn(evidence).length === 0).map(({ id }) => id)).toEqual([]);
  expect(requirements.filter(({ evidence }) => evidence === '').map(({ id }) => id)).toEqual([]);
  const plan = asvs.slice(asvs.indexOf('## What is missing')).matchAll(/^\| ([\d., ]+) \|/gm);
  const planned = [...plan].flatMap(([, ids = '']) => ids.split(', '));
  const missing = requirements.filter(({ state }) => state === 'partly' || state === 'not met').map(({ id }) => id);
  expect(planned.toSorted()).toEqual(missing.toSorted());
});

it('the counts at its top are those of the rows below', () => {
  const countOf = (state: string, level: string) => requirements.filter((one) => one.state === state && one.level === level).length;
  for (const state of states) expect(asvs).toContain(`\n| ${state} | ${countOf(state, '1')} | ${countOf(state, '2')} |\n`);
});
