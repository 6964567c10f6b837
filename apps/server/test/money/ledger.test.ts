import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../support/invariants.ts';
import { openTestEnvironment, type TestEnvironment } from '../support/test-environment.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { fight, newRing, type Ring, verbs } from './ledger-contention.ts';
import { LedgerHarness } from './ledger-harness.ts';

let env: TestEnvironment;
let harness: LedgerHarness;

beforeAll(async () => {
  env = await openTestEnvironment();
  harness = await LedgerHarness.open(env.config.databaseUrl);
});

afterAll(async () => {
  await harness.close();
  await env.close();
});

describe('the ledger', () => {
  it.each(ledgerChecks.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    await run(harness);
  });
});

describe('every pair of verbs on the same accounts', () => {
  const names = Object.keys(verbs);
  let ring: Ring;

  beforeAll(async () => {
    ring = await newRing(harness);
  });

  it.each(names)('no deadlock between %s and any other', async (one) => {
    const others = names.slice(names.indexOf(one));
    for (const other of others) expect(await fight(harness, ring, [one, other], 6), `${one}, ${other}`).toEqual({ done: 48 });
  });
});

describe('after all of it', () => {
  it.each(Object.entries(invariants))('%s', async (_, query) => {
    expect(await env.query(query)).toEqual([]);
  });
});
