import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { moment } from '#wire.ts';
import {
  customerArea,
  customerEvents,
  customerFact,
  customerNote,
  customerState,
  viewKind,
  viewReason,
  viewsLeft,
} from './customer.shape.ts';

export const viewUser = defineCall({
  area: 'customers',
  name: 'view-user',
  path: '/v1/admin/customers/view-user',
  summary: 'Everything about a customer that the roles of the member reach, with contacts and name masked; one look, which is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk', 'auditor'],
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
    /** Who has looked at this profile lately. */
    views: z.array(z.object({ at: moment, staffName: z.string(), kind: viewKind, reason: z.string() })),
    /** Newest first. */
    notes: z.array(customerNote),
    /** What each module knows; a list that the member may not see is left out. */
    facts: z.array(customerFact),
    /** What the timeline can be filtered by. */
    areas: z.array(customerArea),
    timeline: customerEvents,
    viewsLeft,
  }),
  refusals: ['customers.unknown', 'staff.view-quota'],
});
