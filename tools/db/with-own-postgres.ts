import { spawn } from 'node:child_process';
import { openOwnPostgres, throwAway } from './own-postgres.ts';

/** `node tools/db/with-own-postgres.ts COMMAND ...`: the command finds a private PostgreSQL server in PB_SUPER_URL, which ends with it. */
const [file = '', ...args] = process.argv.slice(2);
const postgres = await openOwnPostgres(throwAway);
const child = spawn(file, args, { stdio: 'inherit', env: { ...process.env, PB_SUPER_URL: postgres.superUrl } });
process.exitCode = await new Promise<number>((resolve) => {
  child.once('error', () => resolve(1));
  child.once('exit', (code) => resolve(code ?? 1));
});
await postgres.close();
