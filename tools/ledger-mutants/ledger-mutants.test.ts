import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { assetBugs } from './asset-bugs.ts';
import { replacedOnce } from './replaced-once.ts';
import { seededBugs } from './seeded-bugs.ts';
import { sqlMutants } from './sql-mutants.ts';
import { ledgerSql, mutated, TrialDatabases } from './trial.ts';
import { tryBug, tryMutant, tryUnchanged } from './try-mutants.ts';
import { tryTestedBug } from './try-tested-bug.ts';

/** A few of the mutants in every run; `npm run -s ledger-mutants` tries all. */
let databases: TrialDatabases;

beforeAll(async () => {
  databases = await TrialDatabases.open();
});

afterAll(() => databases.close());

it('there are enough of them, each under its own name, and each still fits', () => {
  expect(sqlMutants.length).toBeGreaterThanOrEqual(40);
  expect(seededBugs.length).toBeGreaterThanOrEqual(10);
  expect(assetBugs.length).toBeGreaterThanOrEqual(10);
  const names = [...sqlMutants, ...seededBugs, ...assetBugs].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const mutant of sqlMutants) expect(mutated(ledgerSql(), mutant)).not.toEqual(ledgerSql());
  for (const { file, find, replace, name } of [...seededBugs, ...assetBugs]) {
    replacedOnce(readFileSync(join(root, file), 'utf8'), find, replace, name);
  }
});

it('as it is, the ledger keeps every promise: whatever breaks one below is the mutant', { timeout: 300_000 }, async () => {
  expect(await tryUnchanged(databases)).toBeUndefined();
});

it.each(sqlMutants.filter(({ isQuick }) => isQuick))('in SQL: $name', { timeout: 120_000 }, async (mutant) => {
  expect(await tryMutant(databases, mutant)).toBeDefined();
});

it.each(seededBugs.filter(({ isQuick }) => isQuick))('in TypeScript: $name', { timeout: 120_000 }, async (bug) => {
  expect(await tryBug(databases, bug)).toBeDefined();
});

it.each(assetBugs.filter(({ isQuick }) => isQuick))('in what people see: $name', { timeout: 120_000 }, async (bug) => {
  expect(await tryTestedBug(bug)).toBeDefined();
});
