import { type Reconciliation, reconcile } from '../../apps/server/src/modules/money/ledger/reconciliation/reconcile.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openPool } from '../../apps/server/src/platform/db/pool.ts';

/** `npm run -s reconcile`: does the ledger add up, from its first journal on? The exit code is 1 when it does not. */
const config = readConfig(process.env);
const hour = 60 * 60_000;
const { db } = openPool({ url: config.databaseUrl('worker'), size: 1, statementMs: hour, name: 'peerbourse-reconcile' });
const report = await reconcile(db, { days: null }).finally(() => db.destroy());
process.stdout.write(`${printed(report).join('\n')}\n`);
process.exitCode = report.isRed ? 1 : 0;

function printed({ at, isRed, checks, suspense }: Reconciliation): string[] {
  return [
    ...checks.flatMap(({ name, looked, problems }) => [
      `${problems.length === 0 ? 'ok ' : 'RED'}  ${name.padEnd(28)} ${String(looked).padStart(10)} looked at`,
      ...problems.map(({ subject, expected, found }) => `       ${subject}: ${found}, expected ${expected}`),
    ]),
    ...suspense.map(
      ({ accountId, coin, purpose, balance, since }) =>
        `     in between: account ${accountId}, ${balance} ${coin}, ${purpose}, since ${since}`,
    ),
    isRed ? `The ledger does not add up at ${at}.` : `The ledger adds up at ${at}.`,
  ];
}
