import type { Job } from '#platform/jobs.ts';
import { deliverMessages } from './deliver-messages.ts';
import { measureWaiting } from './measure-waiting.ts';
import { dropOldMessages } from './message.table.ts';
import { providerState } from './providers/provider-slots.ts';
import { makePushKey } from './push/push-key.ts';
import { readTelegram } from './read-telegram.ts';

export const jobState = providerState;

export const jobs: readonly Job[] = [
  { name: 'messages.deliver', class: 'delivery', everyMs: 500, run: deliverMessages },
  { name: 'messages.measure-waiting', class: 'urgent', everyMs: 15_000, run: measureWaiting },
  { name: 'messages.read-telegram', class: 'delivery', everyMs: 2_000, run: readTelegram },
  { name: 'messages.make-push-key', class: 'delivery', everyMs: 60 * 60_000, run: makePushKey },
  { name: 'messages.drop-old', class: 'slow', everyMs: 60 * 60_000, run: ({ db }) => dropOldMessages(db) },
];
