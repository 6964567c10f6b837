import { isPossible, riskActs, riskOutcomes, riskQuestions } from '@peerbourse/rules/risk/rule';
import * as z from 'zod/mini';
import { countryCode } from '#identity/accounts/registration.shape.ts';

const count = (least: number, most: number) => z.nullable(z.int().check(z.gte(least), z.lte(most)));
const usdt = count(1, 1_000_000_000);
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

export const riskAct = z.enum(riskActs);
export const riskQuestion = z.enum(riskQuestions);
export const riskRuleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{2,39}$/));

/** What must hold, all of it; null, no and an empty list ask for nothing. `packages/rules` says what each one means. */
export const riskConditions = z.strictObject({
  accountYoungerThanDays: count(1, 3_650),
  identityLevelBelow: count(1, 2),
  amountFromUsdt: usdt,
  ordersFrom24h: count(1, 10_000),
  amountFromUsdt24h: usdt,
  faultsFrom24h: count(1, 1_000),
  openCasesFrom: count(1, 1_000),
  lostCasesFrom30d: count(1, 1_000),
  isSecurityFresh: z.boolean(),
  sharesWithRestricted: z.boolean(),
  countries: z.array(countryCode).check(z.maxLength(250), z.refine(isDistinct)),
});

export const riskRule = z
  .strictObject({
    id: riskRuleId,
    /** For staff; people never read it. */
    name: z.string().check(z.trim(), z.minLength(3), z.maxLength(80)),
    isOn: z.boolean(),
    acts: z.array(riskAct).check(z.minLength(1), z.refine(isDistinct)),
    outcome: z.enum(riskOutcomes),
    /** What a person is asked; a rule that blocks never shows it. */
    question: riskQuestion,
    when: riskConditions,
  })
  .check(z.refine(isPossible, { path: ['when'] }));
