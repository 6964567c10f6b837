import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../support/invariants.ts';
import { openStage, type Stage } from '../support/test-environment.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { fight, newRing, type Ring, verbs } from './ledger-contention.ts';
import { LedgerLab } from './ledger-harness.ts';

let stage: Stage;
let lab: LedgerLab;

beforeAll(async () => {
  stage = await openStage();
  lab = new LedgerLab(stage.config.databaseUrl);
});

afterAll(async () => {
  await lab.close();
  await stage.close();
});

describe('the ledger', () => {
  it.each(ledgerChecks.map(({ name, run }) => [name, run] as const))('%s', async (_, run) => {
    await run(lab);
  });
});

describe('every pair of verbs on the same accounts', () => {
  const names = Object.keys(verbs);
  let ring: Ring;

  beforeAll(async () => {
    ring = await newRing(lab);
  });

  it.each(names)('no deadlock between %s and any other', async (one) => {
    const others = names.slice(names.indexOf(one));
    for (const other of others) expect(await fight(lab, ring, [one, other], 6), `${one}, ${other}`).toEqual({ done: 48 });
  });
});

describe('after all of it', () => {
  it.each(Object.entries(invariants))('%s', async (_, query) => {
    expect(await stage.query(query)).toEqual([]);
  });
});
