import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AttackName, attackNames, beginAttacks } from '../../../tools/attack/attacks.ts';
import { type AttackEnvironment, openAttackEnvironment } from '../../../tools/attack/environment.ts';
import type { Outcome } from '../../../tools/attack/tally.ts';

/** The short form of `npm run -s attack`, on the stack that the tests of this project share. */
let env: AttackEnvironment;
let run: (name: AttackName) => Promise<Outcome>;

beforeAll(async () => {
  env = await openAttackEnvironment(process.env);
  run = beginAttacks(env, { short: true });
});

afterAll(() => env.close());

it.each(attackNames)('holds against %s', async (name) => {
  const { tried, broke } = await run(name);
  expect(broke).toEqual([]);
  expect(tried).toBeGreaterThan(0);
});
