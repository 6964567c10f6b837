import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import { userId } from '#ids.ts';
import { customerArea, customerEvents } from './customer.shape.ts';

export const customerTimeline = defineCall({
  area: 'customers',
  name: 'customer-timeline',
  path: '/v1/admin/customers/customer-timeline',
  summary: 'More of what happened to a customer whose page was opened within the hour, newest first, of all areas or of one',
  role: 'admin',
  auth: 'staff',
  roles: ['reader', 'decider', 'risk', 'auditor'],
  changes: 'read',
  input: z.strictObject({
    userId,
    area: z.optional(customerArea),
    /** Where the page in front ended. */
    before: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z\|[\w:-]{1,80}$/))),
  }),
  output: customerEvents,
  refusals: ['customers.unknown', 'customers.look-over'],
});
