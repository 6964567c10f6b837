import { defineCall } from '@peerbourse/contract/call';
import { userId } from '@peerbourse/contract/ids';
import { moment } from '@peerbourse/contract/wire';
import { factsOfToday } from '@peerbourse/rules/risk/rule';
import * as z from 'zod/mini';
import { riskAct, riskRule } from '../rule.shape.ts';

export const dryRun = defineCall({
  area: 'risk',
  name: 'dry-run',
  path: '/v1/admin/risk/dry-run',
  summary: 'Tries a rule on what people did in the last days, with what was known then: whom it would have met, and whether rightly',
  role: 'admin',
  auth: 'staff',
  roles: ['approver', 'risk', 'auditor'],
  changes: 'read',
  rate: { points: 20, perSeconds: 60 },
  input: z.strictObject({
    /** As it is written, on or off, saved or not. */
    rule: riskRule,
    days: z.int().check(z.gte(1), z.lte(30)),
  }),
  output: z.object({
    /** Looked at. */
    acts: z.int(),
    people: z.int(),
    /** Of these the rule would have met. */
    metActs: z.int(),
    metPeople: z.int(),
    /** Of those that it would have met, against whom staff ruled later, or whom they restricted. */
    badPeople: z.int(),
    /** How far back it got: very much history is not looked at to its end. */
    since: moment,
    isComplete: z.boolean(),
    /** Conditions of the rule for which only the value of today is known, and whether the amounts of ads are those of today. */
    ofToday: z.array(z.enum([...factsOfToday, 'ad-amount'])),
    examples: z.array(z.object({ act: riskAct, number: z.string(), userId, at: moment, isBad: z.boolean() })),
  }),
  refusals: [],
});
