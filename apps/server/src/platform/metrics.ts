import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  outboxWaiting: new Gauge({ name: 'pb_outbox_waiting', help: 'Facts that have not been handed to NATS', registers }),
  outboxOldest: new Gauge({ name: 'pb_outbox_oldest_seconds', help: 'Since the oldest fact that has not been handed to NATS', registers }),
  stuckTimers: new Gauge({
    name: 'pb_stuck_timers',
    help: 'Deadlines that passed more than 30 seconds ago without the job that acts on them',
    labelNames: ['area'],
    registers,
  }),
  factGaps: new Counter({ name: 'pb_fact_gaps_total', help: 'Gaps that were filled from PostgreSQL', registers }),
  jobSeconds: new Histogram({ name: 'pb_job_seconds', help: 'Time of a scheduled job', labelNames: ['job'], registers }),
  jobFailures: new Counter({ name: 'pb_job_failures_total', help: 'Failed runs of scheduled jobs', labelNames: ['job'], registers }),
  auditBroken: new Gauge({
    name: 'pb_audit_broken',
    help: 'Whether the newest blocks of the audit log are not what was sealed',
    registers,
  }),
  ledgerRed: new Gauge({ name: 'pb_ledger_red', help: 'Whether the ledger does not add up', registers }),
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
};
