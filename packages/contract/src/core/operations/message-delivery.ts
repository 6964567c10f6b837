import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

const way = z.enum(['mail', 'sms', 'telegram', 'push']);
const provider = z.enum(['first', 'second']);

export const messageDelivery = defineCall({
  area: 'operations',
  name: 'message-delivery',
  path: '/v1/admin/operations/message-delivery',
  summary:
    'How messages leave by mail, SMS, Telegram and push: what waits, what each provider did within the hour, and the latest failures',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    at: moment,
    ways: z.array(
      z.object({
        way,
        waiting: z.int(),
        /** 0 when nothing waits. */
        oldestSeconds: z.int(),
        oldestCodeSeconds: z.int(),
        sentLastHour: z.int(),
        givenUpLastHour: z.int(),
        providers: z.array(
          z.object({
            provider,
            sentLastHour: z.int(),
            /** Tries, also of messages that were sent in the end. */
            failedLastHour: z.int(),
            /** Workers that use it, and how many of them pass it over at the moment. */
            workers: z.int(),
            passedOverBy: z.int(),
          }),
        ),
      }),
    ),
    /** The first fifty, the newest first; neither recipients nor what a message said. */
    failures: z.array(
      z.object({
        id: z.string(),
        /** As the log names it. */
        message: z.string(),
        at: moment,
        way,
        /** Null where no provider was asked. */
        provider: z.nullable(provider),
        template: z.string(),
        reason: z.string(),
        isGivenUp: z.boolean(),
      }),
    ),
  }),
  refusals: [],
});
