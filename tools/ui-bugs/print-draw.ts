import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { patchOf, rejectedDraws, seed, uiBugs } from './bugs.ts';
import { drawBugs } from './draw-bugs.ts';

/**
 * `node tools/ui-bugs/print-draw.ts DIR`: draws the bugs on this tree and writes their patches into a folder. The committed patches
 * were drawn on an older tree; a draw on this one puts them elsewhere.
 */
const [, , folder] = process.argv;
if (folder === undefined) {
  process.stderr.write('Name a folder for the patches.\n');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const bug of drawBugs(uiBugs.length, seed, rejectedDraws)) {
  const path = join(folder, basename(patchOf(bug)));
  const { stdout } = spawnSync('diff', ['-U3', '--label', `a/${bug.file}`, '--label', `b/${bug.file}`, bug.file, '-'], {
    input: bug.text,
    encoding: 'utf8',
  });
  writeFileSync(path, stdout);
  process.stdout.write(`${basename(path)}  ${bug.file}:${bug.line}\n`);
}
