import { parseArgs } from 'node:util';
import { pause } from '../../apps/server/src/platform/clock.ts';
import { openBackups } from './backups.ts';
import { msUntil, repositoryOf, typeOf } from './nightly.rules.ts';
import type { BackupType } from './take-backup.ts';

/**
 * `backup`: one now, into both repositories. `backup --at 02:00`: stays, takes one every night at this time (UTC) and restores it
 * beside the primary afterwards, from the one repository and the other in turn.
 */
const { values } = parseArgs({ options: { at: { type: 'string' }, type: { type: 'string' } } });
const backups = openBackups();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

if (values.at === undefined) process.exitCode = (await backups.take((values.type ?? typeOf(new Date())) as BackupType)) ? 0 : 1;
else await everyNight(values.at);
await backups.close();

async function everyNight(at: string): Promise<void> {
  if (await backups.isNew()) await backups.take('full');
  while (!stopping.signal.aborted) {
    await pause(msUntil(at, new Date()), stopping.signal);
    if (stopping.signal.aborted) return;
    const today = new Date();
    await backups.take(typeOf(today));
    await backups.drill(repositoryOf(today));
  }
}
