import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pause } from '#platform/clock.ts';
import { natsUsers } from '#platform/nats/nats-users.ts';

export interface OwnNats {
  /** With `{role}` for the name of a role, as PB_NATS_URL may have it. */
  url: string;
  close(): Promise<void>;
}

/** A NATS server of one demonstration or one run of tests, with the users of an installation. Nothing of it stays. */
export async function openOwnNats(prefix?: string): Promise<OwnNats> {
  const folder = newFolder();
  // It takes any free port, and writes down which.
  const args = [...ownNatsArguments(-1, prefix), '--ports_file_dir', folder];
  const child = spawn('nats-server', args, { stdio: 'ignore', cwd: folder });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const port = await portOf(child, folder);
  return {
    url: ownNatsUrl(port),
    close: async () => {
      process.off('exit', kill);
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function portOf(child: ChildProcess, folder: string): Promise<number> {
  await once(child, 'spawn');
  const file = join(folder, `nats-server_${child.pid}.ports`);
  let written = '';
  while (written === '') {
    if (child.exitCode !== null) throw new Error(`nats-server ended with ${child.exitCode}`);
    await pause(20);
    written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  }
  const { nats } = JSON.parse(written) as { nats: string[] };
  return Number(new URL(nats[0] ?? '').port);
}

export function ownNatsUrl(port: number): string {
  return `nats://{role}:${passwordOf('{role}')}@127.0.0.1:${port}`;
}

/** Each stack has a prefix of its own in its subjects; here users may use any. */
export function ownNatsArguments(port: number, prefix = '*'): string[] {
  const file = join(newFolder(), 'nats.conf');
  writeFileSync(file, natsUsers(prefix, passwordOf));
  return ['-c', file, '-a', '127.0.0.1', '-p', String(port), '-l', '/dev/null'];
}

function passwordOf(role: string): string {
  return `development-password-of-${role}`;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pb-nats-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
