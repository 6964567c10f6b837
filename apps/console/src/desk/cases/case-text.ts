import type { AppealClock, CaseOpener } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { type EvidenceKind, minWords } from '@peerbourse/rules/p2p-appeals/appeal-reasons';
import type { CaseKind, CaseReason } from '@peerbourse/rules/p2p-appeals/case-reasons';
import type { QuestionTemplateName } from '@peerbourse/rules/p2p-appeals/question-templates';
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
  'paid-late': 'The buyer paid after the order was over',
  'ruling-wrong': 'The ruling is wrong',
};

export const kindText: Record<CaseKind, string> = { appeal: 'Appeal', claim: 'Claim', review: 'Review' };

export const evidenceText: Record<EvidenceKind, string> = {
  payment: 'Proof of payment',
  statement: 'The transactions of the account on that day',
  sender: 'The name of the sender as the bank shows it',
  return: 'Proof that the money was sent back',
  'bank-letter': 'The message from the bank',
  messages: 'Screenshots of the messages',
};

/** As both people read it, each in their own language. */
export const templateText: Record<QuestionTemplateName, string> = {
  'bank-statement':
    'Please send your bank statement for the day of the payment. It should show the date, the amount and the account holder’s name.',
  'full-screenshot': 'Please send a full screenshot of the transfer that shows the transfer number. Don’t crop it or cover anything.',
  'who-paid': 'Who made the payment? Please tell us the name on the account it was sent from.',
  'sender-name': 'Please show us the sender’s name exactly as your bank displays it.',
  'return-proof': 'Did you send the money back? Please show us the transfer with its number and date.',
  messages: 'Please send full screenshots of the messages, with names and dates visible.',
};

export const templateName: Record<QuestionTemplateName, string> = {
  'bank-statement': 'Bank statement of that day',
  'full-screenshot': 'Full screenshot with the transfer number',
  'who-paid': 'Who paid',
  'sender-name': 'Name of the sender as the bank shows it',
  'return-proof': 'Proof that the money went back',
  messages: 'Screenshots of the messages',
};

/** A question as it was asked: the words of its template, then those of staff. */
export function askedText({ template, text }: { template: QuestionTemplateName | null; text: string }): string {
  return [template && templateText[template], text].filter(Boolean).join('\n');
}

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
  return question.trim().length < minWords ? `Choose a template, or ask in at least ${minWords} characters.` : undefined;
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
