import * as z from 'zod/mini';
import type { SettingRow } from '#setting-row.ts';
import { riskRule } from './rule.shape.ts';

const nothing = {
  accountYoungerThanDays: null,
  identityLevelBelow: null,
  amountFromUsdt: null,
  ordersFrom24h: null,
  amountFromUsdt24h: null,
  faultsFrom24h: null,
  openCasesFrom: null,
  lostCasesFrom30d: null,
  isSecurityFresh: false,
  sharesWithRestricted: false,
  countries: [],
} as const;

export const settings = {
  /** Who is asked for information, or stopped, at which act. The first rule in the list that applies decides. */
  'risk.rules': {
    role: 'risk',
    danger: 'safety',
    effect:
      'From now on whoever meets a rule is asked or stopped at its acts, the first rule in the list deciding; requests that are under way stay as they are, and a decided one counts for the given days.',
    // Whoever knows the limits stays below them.
    seenBy: ['risk', 'approver', 'auditor'],
    schema: z.strictObject({
      /** How long somebody has to answer. */
      answerHours: z.int().check(z.gte(1), z.lte(720)),
      /** How long an approval lets somebody pass the rule, and a rejection stops them. */
      decisionDays: z.int().check(z.gte(1), z.lte(365)),
      rules: z.array(riskRule).check(
        z.maxLength(50),
        z.refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
      ),
    }),
    initial: {
      answerHours: 72,
      decisionDays: 30,
      rules: [
        {
          id: 'young-account-large',
          name: 'Large order of a young account',
          isOn: true,
          acts: ['place-order'],
          outcome: 'ask',
          question: 'source-of-funds',
          when: { ...nothing, accountYoungerThanDays: 7, amountFromUsdt: 50_000 },
        },
        {
          id: 'lost-cases',
          name: 'Lost several appeals in a month',
          isOn: true,
          acts: ['place-order', 'publish-ad'],
          outcome: 'ask',
          question: 'purpose',
          when: { ...nothing, lostCasesFrom30d: 3 },
        },
        {
          id: 'shared-with-restricted',
          name: 'Shares an account or a device with somebody restricted',
          isOn: false,
          acts: ['place-order', 'publish-ad'],
          outcome: 'ask',
          question: 'payment-account',
          when: { ...nothing, sharesWithRestricted: true },
        },
        {
          id: 'fresh-security-large-release',
          name: 'Large release right after a change of the login',
          isOn: false,
          acts: ['release-coins'],
          outcome: 'ask',
          question: 'new-device',
          when: { ...nothing, isSecurityFresh: true, amountFromUsdt: 20_000 },
        },
        {
          id: 'shared-with-restricted-method',
          name: 'Saves a payment method while sharing with somebody restricted',
          isOn: false,
          acts: ['save-method'],
          outcome: 'block',
          question: 'payment-account',
          when: { ...nothing, sharesWithRestricted: true },
        },
      ],
    },
  },
} as const satisfies Record<string, SettingRow>;
