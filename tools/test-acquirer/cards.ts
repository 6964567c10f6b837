export const declineTexts = {
  insufficient_funds: 'The card has insufficient funds.',
  do_not_honour: 'The bank declined the payment without a reason.',
  lost_or_stolen: 'The card was reported lost or stolen.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code is wrong.',
  crypto_not_allowed: 'The bank does not allow purchases of crypto with this card.',
  challenge_declined: 'The holder declined the payment at the bank.',
  challenge_cancelled: 'The holder left the page of the bank.',
} as const;

export type DeclineCode = keyof typeof declineTexts;
export type Funding = 'credit' | 'debit' | 'prepaid';

/** What happens to the payments of a card: its bank asks the holder first, declines, or both one after the other. */
export interface Behaviour {
  isChallenged: boolean;
  declineCode: DeclineCode | null;
}

interface TestCard extends Behaviour {
  number: string;
  country: string;
  funding: Funding;
}

const frictionless: Behaviour = { isChallenged: false, declineCode: null };
const challenged: Behaviour = { isChallenged: true, declineCode: null };
const declined = (declineCode: DeclineCode): Behaviour => ({ isChallenged: false, declineCode });

export const testCards = {
  visa: { number: '4111111111111111', country: 'DE', funding: 'debit', ...frictionless },
  mastercard: { number: '5555555555554444', country: 'FR', funding: 'credit', ...frictionless },
  unionpayOf19Digits: { number: '6205500000000000004', country: 'CN', funding: 'debit', ...frictionless },
  prepaidVisa: { number: '4000000000005126', country: 'US', funding: 'prepaid', ...frictionless },
  challengeVisa: { number: '4000000000003220', country: 'DE', funding: 'credit', ...challenged },
  challengeMastercard: { number: '5200000000001096', country: 'NL', funding: 'debit', ...challenged },
  insufficientFunds: { number: '4000000000009995', country: 'DE', funding: 'debit', ...declined('insufficient_funds') },
  doNotHonour: { number: '4000000000000002', country: 'DE', funding: 'credit', ...declined('do_not_honour') },
  lostOrStolen: { number: '4000000000009987', country: 'DE', funding: 'credit', ...declined('lost_or_stolen') },
  expiredCard: { number: '4000000000000069', country: 'DE', funding: 'credit', ...declined('expired_card') },
  incorrectCvc: { number: '4000000000000127', country: 'DE', funding: 'credit', ...declined('incorrect_cvc') },
  cryptoNotAllowed: { number: '4000000000000515', country: 'GB', funding: 'credit', ...declined('crypto_not_allowed') },
  challengeThenDeclined: { number: '4000008400001629', country: 'DE', funding: 'credit', isChallenged: true, declineCode: 'do_not_honour' },
} as const satisfies Record<string, TestCard>;

/** Any other number belongs to a German credit card that is never asked. */
const otherCard = { country: 'DE', funding: 'credit', ...frictionless } as const;

export function cardOf(number: string): Omit<TestCard, 'number'> {
  return Object.values(testCards).find((card) => card.number === number) ?? otherCard;
}

const brands: ReadonlyArray<readonly [brand: string, prefix: RegExp]> = [
  ['visa', /^4/],
  ['mastercard', /^(?:5[1-5]|2[2-7])/],
  ['unionpay', /^62/],
  ['jcb', /^35/],
  ['discover', /^6[05]/],
  ['maestro', /^(?:50|67)/],
];

export function brandOf(number: string): string {
  return brands.find(([, prefix]) => prefix.test(number))?.[0] ?? 'unknown';
}

/** 13 to 19 digits of which the last one is right by the rule of Luhn. */
export function isCardNumber(text: string): boolean {
  return /^\d{13,19}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** The digit sum of twice each digit from 0 to 9. */
const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

/** From the right, every second digit counts double. */
function luhnSum(digits: string): number {
  const fromTheRight = digits.split('').reverse().map(Number);
  return fromTheRight.reduce((sum, digit, place) => sum + (place % 2 === 0 ? digit : Number(doubled[digit])), 0);
}
