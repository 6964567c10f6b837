import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applies,
  hasCondition,
  isPossible,
  isWatched,
  matchingRules,
  type RiskConditions,
  type RiskFacts,
  type RiskRule,
  riskActs,
  riskOutcomes,
  riskQuestions,
} from './rule.ts';
import { type RiskStanding, verdictOf } from './verdict.ts';

const none: RiskConditions = {
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
};
const quiet: RiskFacts = {
  accountDays: 400,
  identityLevel: 2,
  country: 'DE',
  amount: 10_000n,
  orders24h: 0,
  amount24h: 0n,
  faults24h: 0,
  openCases: 0,
  lostCases30d: 0,
  isSecurityFresh: false,
  sharesWithRestricted: false,
};

const count = fc.integer({ min: 1, max: 20 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const country = fc.constantFrom('DE', 'FR', 'TR');
const conditions: fc.Arbitrary<RiskConditions> = fc.record({
  accountYoungerThanDays: maybe(count),
  identityLevelBelow: maybe(fc.integer({ min: 1, max: 2 })),
  amountFromUsdt: maybe(count),
  ordersFrom24h: maybe(count),
  amountFromUsdt24h: maybe(count),
  faultsFrom24h: maybe(count),
  openCasesFrom: maybe(count),
  lostCasesFrom30d: maybe(count),
  isSecurityFresh: fc.boolean(),
  sharesWithRestricted: fc.boolean(),
  countries: fc.uniqueArray(country),
});
const small = fc.integer({ min: 0, max: 20 });
const facts: fc.Arbitrary<RiskFacts> = fc.record({
  accountDays: small,
  identityLevel: fc.integer({ min: 0, max: 2 }),
  country,
  amount: maybe(fc.bigInt({ min: 0n, max: 2_000n })),
  orders24h: small,
  amount24h: fc.bigInt({ min: 0n, max: 2_000n }),
  faults24h: small,
  openCases: small,
  lostCases30d: small,
  isSecurityFresh: fc.boolean(),
  sharesWithRestricted: fc.boolean(),
});
const rule: fc.Arbitrary<RiskRule> = fc.record({
  id: fc.stringMatching(/^[a-z]{3,6}$/),
  name: fc.constant('A rule'),
  isOn: fc.boolean(),
  acts: fc.uniqueArray(fc.constantFrom(...riskActs), { minLength: 1 }),
  outcome: fc.constantFrom(...riskOutcomes),
  question: fc.constantFrom(...riskQuestions),
  when: conditions,
});
const rules = fc.uniqueArray(rule, { selector: ({ id }) => id, maxLength: 8 });
const act = fc.constantFrom(...riskActs);

describe('R8.4 when a rule applies', () => {
  it.each<[keyof RiskConditions, RiskConditions[keyof RiskConditions], Partial<RiskFacts>, Partial<RiskFacts>]>([
    ['accountYoungerThanDays', 7, { accountDays: 6 }, { accountDays: 7 }],
    ['identityLevelBelow', 2, { identityLevel: 1 }, { identityLevel: 2 }],
    ['amountFromUsdt', 100, { amount: 10_000n }, { amount: 9_999n }],
    ['amountFromUsdt', 100, { amount: 10_000n }, { amount: null }],
    ['ordersFrom24h', 3, { orders24h: 3 }, { orders24h: 2 }],
    ['amountFromUsdt24h', 5, { amount24h: 500n }, { amount24h: 499n }],
    ['faultsFrom24h', 2, { faults24h: 2 }, { faults24h: 1 }],
    ['openCasesFrom', 1, { openCases: 1 }, { openCases: 0 }],
    ['lostCasesFrom30d', 3, { lostCases30d: 3 }, { lostCases30d: 2 }],
    ['isSecurityFresh', true, { isSecurityFresh: true }, { isSecurityFresh: false }],
    ['sharesWithRestricted', true, { sharesWithRestricted: true }, { sharesWithRestricted: false }],
    ['countries', ['FR', 'DE'], { country: 'DE' }, { country: 'TR' }],
  ])('%s holds from its limit on', (name, value, met, unmet) => {
    const when = { ...none, [name]: value };
    expect(applies(when, { ...quiet, ...met })).toBe(true);
    expect(applies(when, { ...quiet, ...unmet })).toBe(false);
  });

  it('never without a condition, and never when another condition is added that does not hold', () => {
    expect(hasCondition(none)).toBe(false);
    fc.assert(
      fc.property(conditions, facts, (when, known) => {
        expect(applies(none, known)).toBe(false);
        const stricter = { ...when, lostCasesFrom30d: known.lostCases30d + 1 };
        expect(applies(stricter, known)).toBe(false);
      }),
    );
  });

  it('still when an amount or a count grows', () => {
    fc.assert(
      fc.property(conditions, facts, (when, known) => {
        const more = {
          ...known,
          amount: known.amount === null ? null : known.amount + 1n,
          orders24h: known.orders24h + 1,
          amount24h: known.amount24h + 1n,
          lostCases30d: known.lostCases30d + 1,
        };
        if (applies(when, known)) expect(applies(when, more)).toBe(true);
      }),
    );
  });
});

describe('R8.4 R8.5 what becomes of an act', () => {
  it('is decided by the first rule that applies and was not passed; what is off or about another act changes nothing', () => {
    fc.assert(
      fc.property(rules, act, facts, (list, asked, known) => {
        const matching = matchingRules(list, asked, known);
        expect(matching.every(({ isOn, acts }) => isOn && acts.includes(asked))).toBe(true);
        if (matching.length > 0) expect(isWatched(list, asked)).toBe(true);
        const without = list.filter((each) => matching.includes(each));
        expect(matchingRules(without, asked, known)).toEqual(matching);
        const verdict = verdictOf(matching, []);
        expect(verdict.kind).toBe(matching[0]?.outcome ?? 'pass');
      }),
    );
  });

  it('passes only with an approval of every rule that asks, and never past one that blocks', () => {
    fc.assert(
      fc.property(rules, act, facts, (list, asked, known) => {
        const matching = matchingRules(list, asked, known);
        const passes: RiskStanding[] = matching.map(({ id }) => ({ ruleId: id, state: 'approved' }));
        const verdict = verdictOf(matching, passes);
        expect(verdict.kind).toBe(matching.some(({ outcome }) => outcome === 'block') ? 'block' : 'pass');
        const others: RiskStanding[] = [{ ruleId: 'somebody-else', state: 'approved' }];
        expect(verdictOf(matching, others)).toEqual(verdictOf(matching, []));
      }),
    );
  });

  it('follows the newest request', () => {
    const asking: RiskRule = { id: 'one', name: 'One', isOn: true, acts: ['place-order'], outcome: 'ask', question: 'purpose', when: none };
    const kindFor = (state: RiskStanding['state']) => verdictOf([asking], [{ ruleId: 'one', state }]).kind;
    expect((['open', 'answered', 'approved', 'rejected'] as const).map(kindFor)).toEqual(['ask', 'reviewing', 'pass', 'block']);
  });

  it('cannot ask where there is no dialog for it', () => {
    const when = { ...none, openCasesFrom: 1 };
    expect(isPossible({ acts: ['save-method'], outcome: 'ask', when })).toBe(false);
    expect(isPossible({ acts: ['save-method'], outcome: 'block', when })).toBe(true);
    expect(isPossible({ acts: ['place-order'], outcome: 'ask', when: none })).toBe(false);
  });
});
