import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../spec/table.ts';
import { areaOf } from './areas.ts';
import { patchOf, uiBugs } from './bugs.ts';
import { kinds } from './find-sites.ts';

it('has forty bugs, of six kinds in turn, and a patch for each', () => {
  expect(uiBugs.map(({ number }) => number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(uiBugs.map(({ kind }) => kind)).toEqual(uiBugs.map((_, index) => kinds[index % kinds.length]));
  expect(readdirSync(join(root, 'tools/ui-bugs/patches')).toSorted()).toEqual(uiBugs.map((bug) => basename(patchOf(bug))));
});

it('changes one source file of its area by each patch', () => {
  for (const bug of uiBugs) {
    const changed = readFileSync(patchOf(bug), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm);
    expect(
      Array.from(changed, ([, path = '']) => areaOf(path)),
      basename(patchOf(bug)),
    ).toEqual([bug.area]);
  }
});

it('every patch still applies to the tree', () => {
  for (const bug of uiBugs) {
    const check = () => execFileSync('git', ['apply', '--check', '-C1', patchOf(bug)], { cwd: root, stdio: 'pipe' });
    expect(check, basename(patchOf(bug))).not.toThrow();
  }
});
