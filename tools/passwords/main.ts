import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeFilter, mistakeRate, writeFilter } from '../../apps/server/src/modules/core/secrets/password-filter.ts';
import { root } from '../spec/table.ts';
import { type Source, sources } from './sources.ts';

/**
 * `npm run -s passwords`: makes the filter of breached passwords from the lists of `sources.ts`, which come from the package
 * registry and must have the hashes that stand there. The outcome is the same each time.
 */
const target = join(root, 'apps/server/src/modules/core/secrets/breached-passwords.bin');

const folder = mkdtempSync(join(tmpdir(), 'pb-passwords-'));
try {
  // People change the case of a letter or two; the server asks without case, too.
  const passwords = new Set(sources.flatMap(passwordsOf).map((password) => password.toLowerCase()));
  const filter = makeFilter(passwords);
  const file = writeFilter(filter);
  writeFileSync(target, file);
  const oneIn = Math.floor(1 / mistakeRate(filter)).toLocaleString('en');
  process.stdout.write(
    `${filter.entries.toLocaleString('en')} passwords in ${file.length.toLocaleString('en')} bytes, wrong about one in ${oneIn}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

function passwordsOf(source: Source): string[] {
  const unpacked = fetched(source);
  const lines = source.files.flatMap((file) =>
    gunzipSync(readFileSync(join(unpacked, file)))
      .toString()
      .split(/\r?\n/),
  );
  return lines.filter((line) => line !== '');
}

/** The folder of the package, once its archive has turned out to be the one that was looked at. */
function fetched({ name, version, integrity }: Source): string {
  const [archive = ''] = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(-1);
  const found = `sha512-${createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64')}`;
  if (found !== integrity) throw new Error(`${name}@${version} is not what it was: ${found}`);
  const unpacked = join(folder, name);
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(folder, archive), '-C', unpacked, '--strip-components=1']);
  return unpacked;
}
