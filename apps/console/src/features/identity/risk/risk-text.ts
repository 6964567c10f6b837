import type { RiskAct, RiskConditions, RiskQuestion, RiskRule } from '@peerbourse/rules/risk/rule';
import type { RiskRequestState } from '@peerbourse/rules/risk/verdict';
import type { Tone } from '#parts/tone.ts';

export const actText: Record<RiskAct, string> = {
  'place-order': 'placing an order',
  'publish-ad': 'publishing or changing an ad',
  'release-coins': 'releasing coins',
  'save-method': 'saving a payment method',
};

export const questionText: Record<RiskQuestion, string> = {
  'source-of-funds': 'Where the money comes from',
  purpose: 'What the person trades for',
  'payment-account': 'Whose payment account it is',
  'new-device': 'Whether the person changed the login',
};

export const stateTags: Record<RiskRequestState, { tone: Tone; label: string }> = {
  open: { tone: 'quiet', label: 'Not answered' },
  answered: { tone: 'watch', label: 'Waits' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
  expired: { tone: 'quiet', label: 'Expired' },
};

export function outcomeText({ outcome, question }: Pick<RiskRule, 'outcome' | 'question'>): string {
  return outcome === 'block' ? 'Refuses the act' : `Asks: ${questionText[question]}`;
}

/** What must hold for a rule, all of it, in the order of the form. */
export function conditionTexts(when: RiskConditions): string[] {
  const from = (value: number | null, text: (value: number) => string) => (value === null ? [] : [text(value)]);
  return [
    ...from(when.accountYoungerThanDays, (days) => `the account is younger than ${days} days`),
    ...from(when.identityLevelBelow, (level) => `the identity level is below ${level}`),
    ...from(when.amountFromUsdt, (usdt) => `the coins are worth ${usdt} USDT or more`),
    ...from(when.ordersFrom24h, (orders) => `${orders} or more orders placed in 24 hours`),
    ...from(when.amountFromUsdt24h, (usdt) => `${usdt} USDT or more placed in 24 hours`),
    ...from(when.faultsFrom24h, (faults) => `${faults} or more orders cancelled by own fault in 24 hours`),
    ...from(when.openCasesFrom, (cases) => `${cases} or more open appeals and claims`),
    ...from(when.lostCasesFrom30d, (cases) => `${cases} or more cases lost in 30 days`),
    ...(when.isSecurityFresh ? ['a new device, password or factor within 24 hours'] : []),
    ...(when.sharesWithRestricted ? ['a payment account or device shared with somebody restricted'] : []),
    ...(when.countries.length > 0 ? [`the country is ${when.countries.join(', ')}`] : []),
  ];
}
