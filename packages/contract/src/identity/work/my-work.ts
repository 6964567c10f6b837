import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { decimal, moment } from '#wire.ts';

export const myWork = defineCall({
  area: 'work',
  name: 'my-work',
  path: '/v1/admin/work/my-work',
  summary: 'What waits for a member of staff: the queues that their roles decide, each with its figures and its first cases',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: z.strictObject({}),
  output: z.object({
    /** Notes that name the member and that they have not seen yet. */
    mentions: z.array(
      z.object({ queue: z.string(), title: z.string(), number: z.string(), address: z.string(), by: z.string(), at: moment }),
    ),
    queues: z.array(
      z.object({
        name: z.string(),
        /** What one of its cases is called. */
        title: z.string(),
        waiting: z.int(),
        /** Past their time. */
        late: z.int(),
        /** Taken by the member who asks. */
        mine: z.int(),
        oldestAt: z.nullable(moment),
        cases: z.array(
          z.object({
            number: z.string(),
            /** A place of the console. */
            address: z.string(),
            since: moment,
            dueAt: moment,
            isMine: z.boolean(),
            isLate: z.boolean(),
            /** Who has claimed it; null where nobody has, and where the queue shows only what is free. */
            holder: z.nullable(z.string()),
            /** What is at stake; empty where it is nothing, or nobody knows. */
            usdt: z.union([decimal, z.literal('')]),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
