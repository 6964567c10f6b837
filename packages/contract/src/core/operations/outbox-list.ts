import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const outboxList = defineCall({
  area: 'operations',
  name: 'outbox-list',
  path: '/v1/admin/operations/outbox-list',
  summary: 'Facts that have not been handed to NATS, by stream and the oldest first, and how the relay does',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    at: moment,
    streams: z.array(z.object({ stream: z.string(), waiting: z.int(), oldestAt: moment })),
    /** The first fifty, without what they say. */
    facts: z.array(z.object({ id: z.string(), stream: z.string(), key: z.string(), seq: z.int(), since: moment })),
    /** One for each worker that runs. */
    relays: z.array(
      z.object({
        instance: z.string(),
        nats: z.string(),
        /** Attempts in a row that failed; empty of a worker of an older release. */
        failures: z.string(),
        lastError: z.string(),
      }),
    ),
  }),
  refusals: [],
});
