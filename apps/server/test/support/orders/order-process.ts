import { keepClocks } from '#modules/p2p/p2p-appeals/keep-clocks.ts';
import { compareDeposits } from '#modules/p2p/p2p-merchants/keeping/compare-deposits.ts';
import { keepDeadlines } from '#modules/p2p/p2p-merchants/keeping/keep-deadlines.ts';
import { refreshLevels } from '#modules/p2p/p2p-merchants/keeping/refresh-levels.ts';
import { endFreezes } from '#modules/p2p/p2p-orders/deadlines/end-freezes.ts';
import { expireOrders } from '#modules/p2p/p2p-orders/deadlines/expire-orders.ts';
import { pause } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/db/pool.ts';
import { type Tx, transaction } from '#platform/db/transaction.ts';
import { installFaults } from '#platform/faults.ts';
import { once } from '#platform/http/idempotency.ts';
import { makeLog } from '#platform/log.ts';
import { Outage, Refusal } from '#platform/refusal.ts';
import { type OrderAct, perform } from './order-acts.ts';
import { performAsStaff, type StaffAct } from './staff-acts.ts';

export type Act = OrderAct | StaffAct;

/** What the process is asked: to do something under a key, or to die at the n-th time that it comes to a place in the code. */
export type Asked = { is: 'act'; id: number; act: Act; key: string } | { is: 'die'; point: string; after: number };

export type Told =
  | { is: 'ok'; answer: unknown }
  | { is: 'refused'; why: string }
  /** Nobody knows whether it was done. */
  | { is: 'unknown'; why: string }
  | { is: 'bug'; why: string };

const log = makeLog('fatal', 'worker');
const config = readConfig(process.env);
const poolOf = (role: 'api' | 'admin' | 'worker') =>
  openPool({ url: config.databaseUrl(role), size: 8, statementMs: 30_000, name: `lives-${role}` }).db;
const [api, admin, worker] = [poolOf('api'), poolOf('admin'), poolOf('worker')];
let dying: { point: string; after: number } | undefined;

installFaults((name) => {
  if (dying?.point !== name) return;
  dying.after -= 1;
  if (dying.after <= 0) process.kill(process.pid, 'SIGKILL');
});

process.on('message', (asked: Asked) => {
  if (asked.is === 'die') dying = { point: asked.point, after: asked.after };
  else void doOnce(asked.act, asked.key).then((told) => process.send?.({ id: asked.id, told: plain(told) }));
});
process.on('disconnect', () => process.exit());
process.send?.({ is: 'ready' });

/** As the api and the console do it, behind their gates. */
async function doOnce(act: Act, key: string): Promise<Told> {
  const isStaff = 'by' in act;
  const actor = isStaff ? `staff:${act.by.staffId}` : `user:${act.who.accountId}`;
  const submission = { actor, call: act.verb, key, input: act.input };
  const performOnce = (tx: Tx) => once(tx, submission, () => (isStaff ? performAsStaff(tx, config, act) : perform(tx, config, act)));
  try {
    return { is: 'ok', answer: await transaction(isStaff ? admin : api, performOnce) };
  } catch (error) {
    if (error instanceof Refusal) return { is: 'refused', why: error.id };
    return { is: error instanceof Outage ? 'unknown' : 'bug', why: String((error as Error).stack) };
  }
}

const plain = (told: Told) => JSON.parse(JSON.stringify(told)) as Told;

/** Deadlines, as the worker keeps them. What fails is tried again. */
const runtime = { db: worker, log, config };
for (;;) {
  for (const job of [expireOrders, endFreezes, keepClocks, keepDeadlines, compareDeposits, refreshLevels])
    await job(runtime).catch(() => undefined);
  await pause(250);
}
