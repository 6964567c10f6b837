import type { AppealClock, CaseOpener } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { type CaseReason, type EvidenceKind, minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { OrderSide } from '@peerbourse/rules/p2p-orders/order-state';
import { ageText } from '#parts/age-text.ts';
import type { Tone } from '#parts/tone.ts';

export const caseReasonText: Record<CaseReason, string> = {
  'not-released': 'The buyer paid, the coins were not released',
  'account-invalid': 'The payment details are wrong or the account is closed',
  'asks-extra': 'The seller asks for more money',
  overpaid: 'The buyer paid too much or twice',
  'not-paid': 'No payment arrived',
  underpaid: 'Too little was paid',
  'third-party': 'The money came from the account of somebody else',
  reversed: 'The payment was reversed',
  'bank-frozen': 'The bank froze the account of the seller',
  abuse: 'Threats or insults',
  other: 'Something else',
  'release-overdue': 'The time to release ran out',
  'cancel-but-paid': 'The buyer asked to cancel, the seller says the payment arrived',
  'cancel-refused': 'The seller asked to cancel, the buyer refused',
  'cancel-unanswered': 'The seller asked to cancel, the buyer did not answer',
  suspended: 'Staff suspended the order',
};

export const evidenceText: Record<EvidenceKind, string> = {
  payment: 'Proof of payment',
  statement: 'The transactions of the account on that day',
  sender: 'The name of the sender as the bank shows it',
  return: 'Proof that the money was sent back',
  'bank-letter': 'The message from the bank',
  messages: 'Screenshots of the messages',
};

export const openerText: Record<CaseOpener, string> = {
  buyer: 'the buyer',
  seller: 'the seller',
  system: 'nobody, a time ran out',
  staff: 'staff',
};

export type SideNames = Readonly<Record<OrderSide, string>>;

/** Both sides with their nicknames. */
export function sideNames(buyer: string, seller: string): SideNames {
  return { buyer: `Buyer, ${buyer}`, seller: `Seller, ${seller}` };
}

/** Whose turn it is and how long, for whoever reads it at this moment. */
export function turnText({ turn, duty, until, isLate }: AppealClock, now: number): string {
  return isLate ? `Late by ${minutesText(now - until)}` : `${waitText(turn, duty)}, ${minutesText(until - now)} left`;
}

export function turnTone({ turn, isLate }: AppealClock): Tone {
  if (isLate) return 'bad';
  return turn === 'staff' ? 'watch' : 'quiet';
}

/** What happens when the time is over. */
export function sequelText({ sequel, isLate }: AppealClock): string {
  if (sequel === 'without-statement') return 'staff decide without the statement';
  if (sequel === 'without-answer') return 'staff decide without the answer';
  return isLate ? 'it now stands at the top of the queue' : 'it goes to the top of the queue';
}

export function silentText(silent: readonly OrderSide[]): string {
  return silent.length === 0 ? 'nobody' : silent.map((side) => openerText[side]).join(' and ');
}

export function takerText(takenBy: string | null, myName: string): string {
  if (takenBy === null) return 'Not taken yet';
  return `Taken by ${takenBy === myName ? 'you' : takenBy}`;
}

/** What is wrong with a question; nothing if it says enough. */
export function questionProblem(question: string): string | undefined {
  return question.trim().length < minWords ? `Ask in at least ${minWords} characters.` : undefined;
}

function waitText(turn: AppealClock['turn'], duty: AppealClock['duty']): string {
  if (turn === 'staff') return `Staff to ${duty}`;
  if (turn === 'both') return 'Waits for both';
  return `Waits for ${openerText[turn]}${duty === 'answer' ? ' to answer' : ''}`;
}

function minutesText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return minutes < 1 ? 'under 1 min' : ageText(minutes * 60);
}
