import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { monotonicMs } from './clock.ts';

export const registry = new Registry();
collectDefaultMetrics({ register: registry, prefix: 'pb_' });

const registers = [registry];

export const metrics = {
  callSeconds: new Histogram({
    name: 'pb_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  }),
  bugs: new Counter({ name: 'pb_bugs_total', help: 'Answers with status 500', labelNames: ['call'], registers }),
  outages: new Counter({ name: 'pb_outages_total', help: 'Answers with status 503', labelNames: ['call'], registers }),
  sockets: new Gauge({ name: 'pb_sockets', help: 'Open live sockets', registers }),
  socketFrames: new Counter({ name: 'pb_socket_frames_total', help: 'Frames sent to live sockets', registers }),
  slowSockets: new Counter({ name: 'pb_slow_sockets_total', help: 'Live sockets closed because they did not read', registers }),
  passwordChecks: new Counter({ name: 'pb_password_checks_total', help: 'Passwords compared, also for names that nobody has', registers }),
  factsRelayed: new Counter({ name: 'pb_facts_relayed_total', help: 'Facts handed to NATS', registers }),
  factGaps: new Counter({ name: 'pb_fact_gaps_total', help: 'Gaps that were filled from PostgreSQL', registers }),
  jobSeconds: new Histogram({ name: 'pb_job_seconds', help: 'Time of a scheduled job', labelNames: ['job'], registers }),
  jobFailures: new Counter({ name: 'pb_job_failures_total', help: 'Failed runs of scheduled jobs', labelNames: ['job'], registers }),
  auditBroken: new Gauge({
    name: 'pb_audit_broken',
    help: 'Whether the newest blocks of the audit log are not what was sealed',
    registers,
  }),
  ledgerRed: new Gauge({ name: 'pb_ledger_red', help: 'Whether the ledger does not add up', registers }),
  spotCommands: new Counter({ name: 'pb_spot_commands_total', help: 'Commands that the matcher has taken', registers }),
  spotVerifiedBatches: new Counter({
    name: 'pb_spot_verified_batches_total',
    help: 'Batches that were matched again and came to the same',
    registers,
  }),
  appealsLate: new Gauge({ name: 'pb_appeals_late', help: 'Open appeals that staff have not taken or decided in time', registers }),
  screeningListAge: new Gauge({
    name: 'pb_screening_list_age_seconds',
    help: 'Since the list of sanctions in force was published',
    registers,
  }),
  escrowUnbalanced: new Gauge({
    name: 'pb_escrow_unbalanced',
    help: 'Whether the coins in escrow are not those that open orders are about',
    registers,
  }),
  canaryViews: new Counter({ name: 'pb_canary_views_total', help: 'Looks of staff at invented customers', registers }),
  viewQuotaRefusals: new Counter({
    name: 'pb_view_quota_refusals_total',
    help: 'Looks refused because the member has looked at too many customers within the hour',
    registers,
  }),
  refusedFacts: new Counter({ name: 'pb_refused_facts_total', help: 'Messages on the bus that no role of ours has signed', registers }),
  localRateGate: new Counter({ name: 'pb_local_rate_gate_total', help: 'Requests counted locally because Redis was away', registers }),

  messageAttempts: new Counter({
    name: 'pb_message_attempts_total',
    help: 'Messages handed to a provider, by what became of it: sent, or why not',
    labelNames: ['way', 'provider', 'outcome'],
    registers,
  }),
  messagesGivenUp: new Counter({
    name: 'pb_messages_given_up_total',
    help: 'Messages that will not be sent any more, by the last reason',
    labelNames: ['way', 'reason'],
    registers,
  }),
  messageDelay: new Histogram({
    name: 'pb_message_delay_seconds',
    help: 'From the creation of a message until a provider took it',
    labelNames: ['way'],
    buckets: [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1_800],
    registers,
  }),
  messageProviderPassedOver: new Gauge({
    name: 'pb_message_provider_passed_over',
    help: 'Whether this process passes a provider over because it failed again and again',
    labelNames: ['way', 'provider'],
    registers,
  }),
  webhookAttempts: new Counter({
    name: 'pb_webhook_attempts_total',
    help: 'Webhooks sent, by what became of it',
    labelNames: ['outcome'],
    registers,
  }),
  webhooksSwitchedOff: new Counter({
    name: 'pb_webhooks_switched_off_total',
    help: 'Addresses of customers that are switched off because nothing arrived for 72 hours',
    registers,
  }),
};

/** Jobs measure every 15 seconds, and any worker may be the one that does. */
const measuredForMs = 60_000;
/** The admin role samples its queues every minute. */
const sampledForMs = 3 * 60_000;

/** What was found in the tables, with the labels of each value. */
export type Found<Label extends string> = ReadonlyArray<readonly [labels: Record<Label, string>, value: number]>;

interface MeasuredOptions<Label extends string> {
  name: string;
  help: string;
  labelNames: readonly Label[];
  forMs?: number;
}

/**
 * A metric that is read from the tables. A process says nothing about what it has not measured for a while: another one has measured since,
 * and of two answers nobody could tell the newer.
 */
function measured<Label extends string>(kind: 'gauge' | 'counter', { forMs = measuredForMs, ...options }: MeasuredOptions<Label>) {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  const collect = () => {
    if (monotonicMs() - toldAtMs > forMs) forget();
  };
  const metric: Gauge<Label> | Counter<Label> =
    kind === 'gauge' ? new Gauge({ ...options, collect, registers }) : new Counter({ ...options, collect, registers });

  function forget(): void {
    metric.reset();
    // A metric without labels would say zero.
    if (options.labelNames.length === 0) metric.remove();
  }

  return {
    tell(found: Found<Label>): void {
      forget();
      for (const [labels, value] of found) metric.inc(labels, value);
      toldAtMs = monotonicMs();
    },
  };
}

/** What jobs and the admin role read from the tables. */
export const measures = {
  outboxWaiting: measured('gauge', { name: 'pb_outbox_waiting', help: 'Facts that have not been handed to NATS', labelNames: [] }),
  outboxOldest: measured('gauge', {
    name: 'pb_outbox_oldest_seconds',
    help: 'Since the oldest fact that has not been handed to NATS',
    labelNames: [],
  }),
  stuckTimers: measured('gauge', {
    name: 'pb_stuck_timers',
    help: 'Deadlines that passed more than 30 seconds ago without the job that acts on them',
    labelNames: ['area'],
  }),
  messagesWaiting: measured('gauge', { name: 'pb_messages_waiting', help: 'Messages that have not been sent', labelNames: ['way'] }),
  messageOldest: measured('gauge', {
    name: 'pb_message_oldest_seconds',
    help: 'Since the creation of the oldest message that has not been sent, codes apart from the rest',
    labelNames: ['way', 'kind'],
  }),
  webhooksLate: measured('gauge', {
    name: 'pb_webhooks_late_seconds',
    help: 'How long the oldest line waits to become an event, and how long the most overdue try waits to begin',
    labelNames: ['step'],
  }),
  priceAge: measured('gauge', { name: 'pb_price_age_seconds', help: 'Since the reference price in force was made', labelNames: ['pair'] }),
  pricesStale: measured('gauge', {
    name: 'pb_prices_stale',
    help: 'Pairs without a reference price that is younger than the setting rates.staleAfterSeconds',
    labelNames: [],
  }),
  jobSuccess: measured('gauge', {
    name: 'pb_job_last_success_timestamp_seconds',
    help: 'When a scheduled job last succeeded; before its first success, when it was registered',
    labelNames: ['job'],
  }),
  auditCopiesBehind: measured('gauge', {
    name: 'pb_audit_copies_behind_seconds',
    help: 'Since the oldest head of the audit log was sealed that is not copied elsewhere',
    labelNames: [],
  }),
  backupSuccess: measured('gauge', {
    name: 'pb_backup_last_success_timestamp_seconds',
    help: 'When a backup, or a drill that restored one, was last good',
    labelNames: ['kind', 'repository'],
  }),
  backupFailed: measured('gauge', {
    name: 'pb_backup_failed',
    help: 'Whether the newest backup or drill was not good',
    labelNames: ['kind', 'repository'],
  }),
  walArchived: measured('gauge', {
    name: 'pb_wal_last_archived_timestamp_seconds',
    help: 'When PostgreSQL last archived a piece of WAL',
    labelNames: [],
  }),
  walArchiveFailing: measured('gauge', {
    name: 'pb_wal_archive_failing',
    help: 'Whether the newest attempt to archive WAL failed',
    labelNames: [],
  }),
  partitionEnd: measured('gauge', {
    name: 'pb_partition_end_timestamp_seconds',
    help: 'Where the furthest partition of a table ends',
    labelNames: ['table'],
  }),
  otherPartition: measured('gauge', {
    name: 'pb_other_partition_bytes',
    help: 'What lies in the partition for rows that fit into no month',
    labelNames: ['table'],
  }),
  spotShardsHalted: measured('gauge', {
    name: 'pb_spot_shards_halted',
    help: 'Whether nothing of this shard of the spot markets is matched until somebody has looked',
    labelNames: ['shard'],
  }),
  spotShardsLeaderless: measured('gauge', {
    name: 'pb_spot_shards_leaderless',
    help: 'Whether nobody has the lease of this shard of the spot markets',
    labelNames: ['shard'],
  }),
  spotInboxOldest: measured('gauge', {
    name: 'pb_spot_inbox_oldest_seconds',
    help: 'Since the oldest order or cancel that waits to be matched',
    labelNames: ['shard'],
  }),
  orders: measured('gauge', { name: 'pb_orders', help: 'Open orders by state', labelNames: ['state'] }),
  ordersPlaced: measured('counter', { name: 'pb_orders_placed_total', help: 'Orders placed since midnight UTC', labelNames: ['coin'] }),
  ordersCompleted: measured('counter', {
    name: 'pb_orders_completed_total',
    help: 'Orders completed since midnight UTC',
    labelNames: ['coin'],
  }),
  ordersCanceled: measured('counter', {
    name: 'pb_orders_canceled_total',
    help: 'Orders canceled since midnight UTC',
    labelNames: ['coin'],
  }),
  tradedCoins: measured('counter', {
    name: 'pb_traded_coins_total',
    help: 'Coins that buyers got from orders completed since midnight UTC, fees included',
    labelNames: ['coin'],
  }),
  feeCoins: measured('counter', {
    name: 'pb_fee_coins_total',
    help: 'Fees of orders completed since midnight UTC, in coins',
    labelNames: ['coin'],
  }),
  queueOldest: measured('gauge', {
    name: 'pb_queue_oldest_seconds',
    help: 'Since the oldest case that waits for staff',
    labelNames: ['queue'],
    forMs: sampledForMs,
  }),
  queueWaiting: measured('gauge', {
    name: 'pb_queue_waiting',
    help: 'Cases that wait for staff',
    labelNames: ['queue'],
    forMs: sampledForMs,
  }),
  queueLate: measured('gauge', {
    name: 'pb_queue_late',
    help: 'Cases that staff should have decided by now',
    labelNames: ['queue'],
    forMs: sampledForMs,
  }),
};

const pools = new Map<pg.Pool, string>();

/** What a process does by itself, beside its calls. */
export const processMetrics = {
  jobEvery: new Gauge({ name: 'pb_job_every_seconds', help: 'How often a scheduled job comes round', labelNames: ['job'], registers }),
  subscriptions: new Gauge({
    name: 'pb_socket_subscriptions',
    help: 'Subscriptions of live sockets by channel',
    labelNames: ['channel'],
    registers,
  }),
  poolSize: poolGauge('pb_db_pool_size', 'Connections to PostgreSQL that the process may have', ({ options }) => options.max),
  poolOpen: poolGauge('pb_db_pool_open', 'Connections to PostgreSQL that the process has', ({ totalCount }) => totalCount),
  poolIdle: poolGauge('pb_db_pool_idle', 'Open connections to PostgreSQL that nobody uses', ({ idleCount }) => idleCount),
  poolWaiting: poolGauge('pb_db_pool_waiting', 'Who waits for a connection to PostgreSQL', ({ waitingCount }) => waitingCount),
  poolWait: new Histogram({
    name: 'pb_db_pool_wait_seconds',
    help: 'Time until a connection to PostgreSQL was at hand',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 7.5],
    registers,
  }),
};

/** A pool counts while it is open; in development several roles live in one process. */
export function watchPool(name: string, pool: pg.Pool): void {
  pools.set(pool, name);
}

function poolGauge(name: string, help: string, valueOf: (pool: pg.Pool) => number): Gauge<'pool'> {
  const gauge: Gauge<'pool'> = new Gauge({
    name,
    help,
    labelNames: ['pool'],
    registers,
    collect: () => {
      gauge.reset();
      for (const [pool, owner] of pools) {
        if (pool.ended) pools.delete(pool);
        else gauge.inc({ pool: owner }, valueOf(pool));
      }
    },
  });
  return gauge;
}
