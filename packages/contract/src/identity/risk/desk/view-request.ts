import { defineCall } from '@peerbourse/contract/call';
import { viewReason, viewsLeft } from '@peerbourse/contract/identity/customers/customer.shape';
import { userId } from '@peerbourse/contract/ids';
import * as z from 'zod/mini';
import { riskRequest, riskRequestNo } from '../request.shape.ts';
import { riskRuleId } from '../rule.shape.ts';
import { toldFacts } from './desk.shape.ts';

export const viewRequest = defineCall({
  area: 'risk',
  name: 'view-request',
  path: '/v1/admin/risk/view-request',
  summary: 'A request for information with its answer, its rule and what was known of the person; the look is written down',
  role: 'admin',
  auth: 'staff',
  roles: ['decider', 'approver', 'risk', 'auditor'],
  changes: 'write',
  input: z.strictObject({
    requestNo: riskRequestNo,
    /** Needed unless one was given for this customer within the hour. */
    reason: z.optional(viewReason),
  }),
  output: z.extend(riskRequest, {
    userId,
    ruleId: riskRuleId,
    /** As it was called then. */
    ruleName: z.string(),
    facts: toldFacts,
    decidedBy: z.nullable(z.string()),
    /** Why staff decided so. */
    decisionReason: z.nullable(z.string()),
    viewsLeft,
  }),
  refusals: ['risk.unknown-request', 'customers.reason-needed', 'staff.view-quota'],
});
