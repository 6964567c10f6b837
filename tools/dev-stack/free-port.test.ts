import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { freePorts } from '../../apps/server/test/support/free-port.ts';

/** As many as make it certain that two askers meet: of 10,000 ports, 400 and 400 share about sixteen. */
const many = 400;

test('no port is given to two askers, in one process or in two', async () => {
  const own = await freePorts(many);
  const module = JSON.stringify(new URL('../../apps/server/test/support/free-port.ts', import.meta.url).href);
  const ask = `import { freePorts } from ${module}; console.log((await freePorts(${many})).join('\\n'))`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', ask], { encoding: 'utf8' });
  const theirs = printed.trim().split('\n').map(Number);
  expect(theirs).toHaveLength(many);
  expect(new Set([...own, ...theirs]).size).toBe(2 * many);
});
