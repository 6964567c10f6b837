import { prove } from './prove.ts';
import { requirements } from './requirements.ts';

/** `npm run -s spec`: every requirement with the tests whose titles cite it, and those that none cites. */
if (import.meta.main && process.argv.includes('--prove')) {
  process.exitCode = (await prove(process.argv.slice(2))) ? 0 : 1;
} else if (import.meta.main) {
  const all = requirements();
  const tested = all.filter(({ tests }) => tests.length > 0);
  for (const { id, requirement, tests } of tested) {
    process.stdout.write(`${id}  ${requirement}\n${tests.map((test) => `      ${test}\n`).join('')}`);
  }
  process.stdout.write(`\nWithout a test:\n`);
  for (const { id, requirement } of all.filter(({ tests }) => tests.length === 0)) process.stdout.write(`${id}  ${requirement}\n`);
  process.stdout.write(`\n${tested.length} of ${all.length} requirements have a test.\n`);
}
