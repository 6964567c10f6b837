import { parseArgs } from 'node:util';
import { openBackups } from '../backup/backups.ts';

/** `npm run -s drill`: restores the newest backup beside the primary and compares the two. The exit code is 1 when they differ. */
const { values } = parseArgs({ options: { repository: { type: 'string', default: 'near' } } });
const backups = openBackups();
process.exitCode = (await backups.drill(values.repository)) ? 0 : 1;
await backups.close();
