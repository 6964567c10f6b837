import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from '../mutate/draw.ts';
import { type Break, breaks } from './breaks.ts';
import { requirements } from './requirements.ts';
import { root } from './table.ts';

/**
 * `npm run -s spec -- --prove`: breaks 20 rules, one at a time, and sees that the tests which cite them turn red. The choice
 * follows from the seed. Every file is put back, also when the run is interrupted.
 */
export async function prove(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { prove: { type: 'boolean' }, seed: { type: 'string' }, count: { type: 'string', default: '20' }, only: { type: 'string' } },
  });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6));
  const chosen = values.only ? breaks.filter(({ id }) => id === values.only) : draw(breaks, Number(values.count), seed);
  process.stdout.write(`seed ${seed}: ${chosen.length} rules\n`);
  let unnoticed = 0;
  for (const broken of chosen) {
    const isNoticed = await tryBreak(broken);
    if (!isNoticed) unnoticed++;
    process.stdout.write(
      `${isNoticed ? 'noticed  ' : 'UNNOTICED'}  ${broken.id.padEnd(6)} ${broken.file}: ${broken.from} -> ${broken.to || 'nothing'}\n`,
    );
  }
  if (chosen.some(({ by }) => by === 'browser')) await run(['tools/dev-stack/build.ts']);
  process.stdout.write(`${chosen.length - unnoticed} of ${chosen.length} broken rules were noticed\n`);
  return unnoticed === 0;
}

async function tryBreak({ id, file, from, to, by }: Break): Promise<boolean> {
  const path = join(root, file);
  const whole = readFileSync(path, 'utf8');
  if (!whole.includes(from)) throw new Error(`${file} does not hold ${from}`);
  const putBack = () => writeFileSync(path, whole);
  process.once('exit', putBack);
  const interrupted = () => process.exit(1);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  try {
    return !(await pass(id, by));
  } finally {
    putBack();
    process.off('exit', putBack);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupted);
  }
}

/** Whether the tests that cite the rule pass; there must be some, or nothing was tried. */
async function pass(id: string, by: Break['by']): Promise<boolean> {
  const title = `${id.replace('.', '\\.')}\\b`;
  const layers = by === 'unit' ? ['unit', 'component'] : ['component', 'site', 'browser'];
  const cited = requirements().find((requirement) => requirement.id === id)?.tests ?? [];
  const asked = layers.filter((layer) => cited.some((test) => layerOf(test) === layer));
  if (asked.length === 0) throw new Error(`no ${layers.join(', ')} test cites ${id}`);
  if (by !== 'unit' && !(await run(['tools/dev-stack/build.ts']))) throw new Error(`the site with a broken ${id} cannot be built`);
  for (const layer of asked) {
    const files = [...new Set(cited.filter((test) => layerOf(test) === layer).map((test) => test.split(':')[0] ?? ''))];
    const playwright = [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      '-x',
      '-g',
      title,
      ...files,
    ];
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', layer, '-t', title, ...files];
    if (!(await run(layer === 'browser' ? playwright : vitest))) return false;
  }
  return true;
}

function layerOf(test: string): string {
  if (/\.spec\.ts:/.test(test)) return 'browser';
  if (/\.test\.tsx:/.test(test)) return 'component';
  if (test.startsWith('apps/web/test/')) return 'site';
  return test.startsWith('apps/server/test/') ? 'integration' : 'unit';
}

function run(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
    child.once('exit', (code) => resolve(code === 0));
  });
}
