import { openTestStack, seedDatabase } from '../../e2e/stack.ts';
import { type AttackName, attackNames, beginAttacks } from './attacks.ts';
import { openAttackEnvironment } from './environment.ts';
import type { Outcome } from './tally.ts';

/**
 * `npm run -s attack`: tries to break into a stack of its own, class by class, and says how much of it held. With `--short` it does what
 * CI does, with a name only the classes that contain it. It needs the build. The exit code is 1 when something did not hold.
 */
const args = process.argv.slice(2);
const counts = { short: args.includes('--short') };
const [wanted = ''] = args.filter((arg) => !arg.startsWith('--'));
const seeded = await seedDatabase();
const stack = await openTestStack(seeded);
try {
  const env = await openAttackEnvironment(stack.variables);
  const run = beginAttacks(env, counts);
  const started = performance.now();
  const broken: string[] = [];
  let [tried, held] = [0, 0];
  for (const name of attackNames.filter((one) => one.includes(wanted))) {
    const begun = performance.now();
    const outcome = await outcomeOf(run, name);
    const holding = outcome.tried - outcome.broke.length;
    tried += outcome.tried;
    held += holding;
    broken.push(...outcome.broke.map((line) => `${name}: ${line}`));
    process.stdout.write(row(name, outcome.tried, holding, performance.now() - begun));
  }
  process.stdout.write(row('all', tried, held, performance.now() - started));
  for (const line of broken) process.stdout.write(`DID NOT HOLD  ${line}\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
  await env.close();
} finally {
  await stack.close();
  await seeded.drop();
}

/** A class that stumbles has shown nothing, which is as bad as an attack that came through. */
async function outcomeOf(run: (name: AttackName) => Promise<Outcome>, name: AttackName): Promise<Outcome> {
  try {
    return await run(name);
  } catch (error) {
    return { tried: 1, broke: [(error as Error).stack ?? String(error)] };
  }
}

function row(name: string, tried: number, held: number, ms: number): string {
  const figures = `${String(tried).padStart(7)} tried ${String(held).padStart(7)} held ${(ms / 1_000).toFixed(1).padStart(7)} s`;
  return `${name.padEnd(32)}${figures}${held === tried ? '' : '  BROKEN'}\n`;
}
