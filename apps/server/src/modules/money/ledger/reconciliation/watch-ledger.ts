import { audit } from '#modules/core/audit/index.ts';
import type { Db } from '#platform/db/pool.ts';
import { transaction } from '#platform/db/transaction.ts';
import { metrics } from '#platform/metrics.ts';
import type { RoleRuntime } from '#platform/role-runtime.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';

/** As far back as rows are looked at one by one; `npm run -s reconcile` looks at all. */
export const watchedDays = 2;

const system = { kind: 'system', name: 'ledger.watch' } as const;

// What this process has told; a red ledger is one line of the audit log until it is green again.
const told = new WeakMap<Db, string>();

/** Looks at the ledger without being asked, and says so loudly when it does not add up. */
export async function watchLedger({ db, log }: Pick<RoleRuntime, 'db' | 'log'>): Promise<void> {
  const report = await reconcile(db, { days: watchedDays });
  metrics.ledgerRed.set(report.isRed ? 1 : 0);
  const red = problemsOf(report);
  if (report.isRed) log.error({ red }, 'the ledger does not add up');
  const news = Object.keys(red).join(' ');
  if (news === (told.get(db) ?? '')) return;
  const act = report.isRed ? 'ledger.turned-red' : 'ledger.turned-green';
  await transaction(db, (tx) => audit(tx, { actor: system, act, subject: 'ledger', details: red }));
  told.set(db, news);
}

function problemsOf({ checks }: Reconciliation): Record<string, Reconciliation['checks'][number]['problems']> {
  const red = checks.filter(({ problems }) => problems.length > 0);
  return Object.fromEntries(red.map(({ name, problems }) => [name, problems.slice(0, 5)]));
}
