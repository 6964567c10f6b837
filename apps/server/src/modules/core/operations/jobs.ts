import type { Job } from '#platform/jobs.ts';
import { dropOldIdempotencyKeys, forgetLostInstances, makePartitions } from './housekeeping.table.ts';
import { measureAges } from './measure-ages.ts';
import { measureBackups } from './measure-backups.ts';
import { measureWaiting } from './measure-waiting.ts';

const minute = 60_000;

export const jobs: readonly Job[] = [
  { name: 'operations.measure-waiting', class: 'urgent', everyMs: 15_000, run: measureWaiting },
  { name: 'operations.measure-ages', class: 'urgent', everyMs: 15_000, run: measureAges },
  { name: 'operations.measure-backups', class: 'urgent', everyMs: 15_000, run: measureBackups },
  { name: 'operations.make-partitions', class: 'slow', everyMs: 24 * 60 * minute, run: ({ db }) => makePartitions(db) },
  { name: 'operations.drop-old-idempotency-keys', class: 'slow', everyMs: 10 * minute, run: ({ db }) => dropOldIdempotencyKeys(db) },
  { name: 'operations.forget-lost-instances', class: 'slow', everyMs: 5 * minute, run: ({ db }) => forgetLostInstances(db) },
];
