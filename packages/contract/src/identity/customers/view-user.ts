import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import { customerState, holdKind, viewKind, viewReason } from './customer.shape.ts';

export const viewUser = defineCall({
  area: 'customers',
  name: 'view-user',
  path: '/v1/admin/customers/view-user',
  summary: 'Profile of a customer with contacts and name masked; the look is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk'],
  changes: 'write',
  input: z.strictObject({ userId, reason: viewReason }),
  output: z.object({
    userId,
    userName: z.string(),
    mainUserId: z.nullable(z.string()),
    childUserIds: z.array(z.string()),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    realName: z.nullable(z.string()),
    country: z.string(),
    language: z.string(),
    identityLevel: z.int(),
    state: customerState,
    createdAt: moment,
    openSessions: z.int(),
    holds: z.array(z.object({ kind: holdKind, reason: z.string(), author: z.string(), beganAt: moment, endsAt: z.nullable(moment) })),
    /** Who has looked at this profile lately. */
    views: z.array(z.object({ at: moment, staffName: z.string(), kind: viewKind, reason: z.string() })),
  }),
  refusals: ['customers.unknown', 'staff.view-quota'],
});
