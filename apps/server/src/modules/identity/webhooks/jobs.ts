import type { Job } from '#platform/jobs.ts';
import { deliverEvents } from './delivery/deliver-events.ts';
import { dropOldEvents } from './delivery/drop-old-events.ts';
import { measureWebhooks } from './delivery/measure-webhooks.ts';
import { takeHeard } from './delivery/take-heard.ts';

export const jobs: readonly Job[] = [
  { name: 'webhooks.take-heard', class: 'urgent', everyMs: 500, run: takeHeard },
  { name: 'webhooks.deliver', class: 'webhooks', everyMs: 500, run: (runtime) => deliverEvents(runtime, { isSlow: false }) },
  { name: 'webhooks.deliver-slowly', class: 'webhooks', everyMs: 500, run: (runtime) => deliverEvents(runtime, { isSlow: true }) },
  { name: 'webhooks.measure', class: 'urgent', everyMs: 15_000, run: measureWebhooks },
  { name: 'webhooks.drop-old', class: 'slow', everyMs: 60 * 60_000, run: dropOldEvents },
];
