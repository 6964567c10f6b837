import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const overview = defineCall({
  area: 'operations',
  name: 'overview',
  path: '/v1/admin/operations/overview',
  summary: 'Health of the running roles, the outbox and the scheduled jobs',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    at: moment,
    roles: z.array(
      z.object({
        role: z.string(),
        instance: z.string(),
        version: z.string(),
        startedAt: moment,
        seenAt: moment,
        state: z.enum(['up', 'draining', 'lost']),
        details: z.record(z.string(), z.string()),
      }),
    ),
    outbox: z.object({ waiting: z.int(), oldestSeconds: z.int(), publishedLastHour: z.int() }),
    messages: z.object({
      waiting: z.int(),
      /** 0 when nothing waits. */
      oldestSeconds: z.int(),
      oldestCodeSeconds: z.int(),
      /** Providers that a worker passes over, such as `mail first`. */
      passedOver: z.array(z.string()),
    }),
    jobs: z.array(
      z.object({
        name: z.string(),
        everySeconds: z.int(),
        nextRunAt: moment,
        lastRunAt: z.nullable(moment),
        lastMs: z.nullable(z.int()),
        failuresInRow: z.int(),
        lastError: z.nullable(z.string()),
      }),
    ),
    /** Spot markets, shard by shard. */
    shards: z.array(
      z.object({
        shard: z.int(),
        state: z.enum(['matching', 'leaderless', 'halted']),
        /** Why it is halted. */
        why: z.nullable(z.string()),
        markets: z.int(),
        /** Orders and cancels that have not had their turn, and how long the oldest of them has waited. */
        waiting: z.int(),
        oldestSeconds: z.int(),
      }),
    ),
    prices: z.object({ pairs: z.int(), stale: z.int(), newestAt: z.nullable(moment) }),
  }),
  refusals: [],
});
