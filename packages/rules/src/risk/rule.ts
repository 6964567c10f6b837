/** What a rule can be about. Each has a place in the code that asks the rules before it is done. */
export const riskActs = ['place-order', 'publish-ad', 'release-coins', 'save-method'] as const;
export type RiskAct = (typeof riskActs)[number];

/** `ask` sends a request for information, which staff review; `block` refuses the act. */
export const riskOutcomes = ['ask', 'block'] as const;
export type RiskOutcome = (typeof riskOutcomes)[number];

/** What a person is asked for; the words stand in every language of the site. */
export const riskQuestions = ['source-of-funds', 'purpose', 'payment-account', 'new-device'] as const;
export type RiskQuestion = (typeof riskQuestions)[number];

/** Adding a payment method has no dialog for a question, so a rule about it can only block. */
const unaskable: ReadonlySet<RiskAct> = new Set(['save-method']);

/** When a rule applies: every condition that is given must hold. Null, false and an empty list ask for nothing. */
export interface RiskConditions {
  /** The account was registered less than this many whole days ago. */
  accountYoungerThanDays: number | null;
  /** The identity level of the person is below this. */
  identityLevelBelow: number | null;
  /** The coins of this act are worth at least this many USDT; coins without a price count as any amount. */
  amountFromUsdt: number | null;
  /** The person placed at least this many orders in the 24 hours before. */
  ordersFrom24h: number | null;
  /** The orders that the person placed in the 24 hours before, with this one, are worth at least this many USDT. */
  amountFromUsdt24h: number | null;
  /** At least this many orders of the person were cancelled by their own fault in the 24 hours before. */
  faultsFrom24h: number | null;
  /** The person stands in at least this many open appeals and claims. */
  openCasesFrom: number | null;
  /** Staff ruled against the person at least this often in the 30 days before. */
  lostCasesFrom30d: number | null;
  /** A device was used for the first time, or a password or factor was changed, in the 24 hours before. */
  isSecurityFresh: boolean;
  /** A payment account or a device of the person is also one of somebody whom staff have restricted or locked. */
  sharesWithRestricted: boolean;
  /** The country of the account is one of these. */
  countries: readonly string[];
}

export interface RiskRule {
  /** Stays while the rule lives: requests and passes name it. */
  id: string;
  name: string;
  isOn: boolean;
  acts: readonly RiskAct[];
  outcome: RiskOutcome;
  question: RiskQuestion;
  when: RiskConditions;
}

/** What is known of a person and an act at one moment. Amounts are hundredths of USDT. */
export interface RiskFacts {
  accountDays: number;
  identityLevel: number;
  country: string;
  /** Null where the act moves no coins. */
  amount: bigint | null;
  orders24h: number;
  amount24h: bigint;
  faults24h: number;
  openCases: number;
  lostCases30d: number;
  isSecurityFresh: boolean;
  sharesWithRestricted: boolean;
}

/** What today's value stands for where history is looked at: nothing says what it was. */
export const factsOfToday = ['identityLevel', 'country'] as const satisfies ReadonlyArray<keyof RiskFacts>;

/** The rules that apply, in their order: the first of them that a person has not passed decides. */
export function matchingRules(rules: readonly RiskRule[], act: RiskAct, facts: RiskFacts): RiskRule[] {
  return rules.filter((rule) => rule.isOn && rule.acts.includes(act) && applies(rule.when, facts));
}

/** Whether any rule is about this act at all. */
export function isWatched(rules: readonly RiskRule[], act: RiskAct): boolean {
  return rules.some(({ isOn, acts }) => isOn && acts.includes(act));
}

export function applies(when: RiskConditions, facts: RiskFacts): boolean {
  return hasCondition(when) && checks.every((holds) => holds(when, facts));
}

/** A rule without a condition would stop everybody. */
export function hasCondition(when: RiskConditions): boolean {
  return Object.values(when).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== false));
}

/** Whether a rule can be carried out: it has a condition, and its outcome can be shown at each of its acts. */
export function isPossible({ acts, outcome, when }: Pick<RiskRule, 'acts' | 'outcome' | 'when'>): boolean {
  return hasCondition(when) && (outcome === 'block' || acts.every((act) => !unaskable.has(act)));
}

const hundredths = (usdt: number) => BigInt(usdt) * 100n;
const isBelow = (value: number, limit: number | null) => limit === null || value < limit;
const isFrom = (value: number, least: number | null) => least === null || value >= least;
const isAmountFrom = (value: bigint | null, least: number | null) => least === null || (value !== null && value >= hundredths(least));

const checks: ReadonlyArray<(when: RiskConditions, facts: RiskFacts) => boolean> = [
  (when, { accountDays }) => isBelow(accountDays, when.accountYoungerThanDays),
  (when, { identityLevel }) => isBelow(identityLevel, when.identityLevelBelow),
  (when, { amount }) => isAmountFrom(amount, when.amountFromUsdt),
  (when, { orders24h }) => isFrom(orders24h, when.ordersFrom24h),
  (when, { amount24h }) => isAmountFrom(amount24h, when.amountFromUsdt24h),
  (when, { faults24h }) => isFrom(faults24h, when.faultsFrom24h),
  (when, { openCases }) => isFrom(openCases, when.openCasesFrom),
  (when, { lostCases30d }) => isFrom(lostCases30d, when.lostCasesFrom30d),
  (when, { isSecurityFresh }) => !when.isSecurityFresh || isSecurityFresh,
  (when, { sharesWithRestricted }) => !when.sharesWithRestricted || sharesWithRestricted,
  (when, { country }) => when.countries.length === 0 || when.countries.includes(country),
];
