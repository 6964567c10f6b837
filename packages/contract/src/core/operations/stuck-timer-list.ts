import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { empty, moment } from '#wire.ts';

export const stuckTimerList = defineCall({
  area: 'operations',
  name: 'stuck-timer-list',
  path: '/v1/admin/operations/stuck-timer-list',
  summary: 'Deadlines that have passed without the job that should act on them, by area, the oldest first',
  role: 'admin',
  auth: 'staff',
  changes: 'read',
  input: empty,
  output: z.object({
    at: moment,
    /** A deadline that passed less long ago is not stuck. */
    afterSeconds: z.int(),
    areas: z.array(
      z.object({
        area: z.string(),
        title: z.string(),
        /** The job that should have acted. */
        job: z.string(),
        stuck: z.int(),
        /** The first fifty. */
        timers: z.array(
          z.object({
            number: z.string(),
            /** A place of the console. */
            address: z.string(),
            dueAt: moment,
          }),
        ),
      }),
    ),
  }),
  refusals: [],
});
