import type { CaseEvent } from '@peerbourse/rules/p2p-appeals/case-events';
import type { Tone } from '#parts/tone.ts';
import type { ListedOrder, ViewedOrder } from './order-desk.query.ts';

const states: Record<ListedOrder['orderStatus'], { tone: Tone; label: string }> = {
  0: { tone: 'watch', label: 'To be paid' },
  1: { tone: 'watch', label: 'Paid' },
  2: { tone: 'bad', label: 'Appeal' },
  3: { tone: 'good', label: 'Completed' },
  4: { tone: 'quiet', label: 'Cancelled' },
};

/** A proposal that waits is what matters most: somebody has to decide. */
export function orderState({ orderStatus, openRuling }: ListedOrder): { tone: Tone; label: string } {
  return orderStatus === 2 && openRuling ? { tone: 'watch', label: 'To be decided' } : states[orderStatus];
}

export function orderTitle({ orderAmount, coinCode, orderPrice, fiatCode }: ListedOrder): string {
  return `${orderAmount} ${coinCode} for ${orderPrice} ${fiatCode}`;
}

export const verdictText = { release: 'Coins to the buyer', refund: 'Coins back to the seller' } as const;
export const faultText = { '': 'Nobody', buyer: 'The buyer', seller: 'The seller' } as const;
export const escrowText: Record<ViewedOrder['escrow']['state'], string> = {
  held: 'in escrow',
  released: 'released to the buyer',
  refunded: 'returned to the seller',
};

const caseEventText: Record<CaseEvent | 'open-appeal' | 'cancel-appeal', string> = {
  'open-appeal': 'Appeal opened',
  'cancel-appeal': 'Appeal withdrawn',
  'state-appeal': 'Statement made',
  'answer-staff': 'Question answered',
  'add-evidence': 'Picture added',
  'take-case': 'Staff took the case',
  'ask-buyer': 'Staff asked the buyer',
  'ask-seller': 'Staff asked the seller',
  'miss-statement': 'Time for a statement ran out',
  'miss-answer': 'Time for an answer ran out',
  'miss-decision': 'Staff were late',
};
const plainTexts: ReadonlyMap<string, string> = new Map(Object.entries(caseEventText));

/** As people say it: what has no words of its own is told by its code, so `expire-release` becomes `Expire release`. */
export function eventText(code: string): string {
  const plain = plainTexts.get(code);
  if (plain) return plain;
  const words = code.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Who did it; nothing where the words say it already. */
export function eventActor(code: string, actor: string): string {
  return plainTexts.has(code) && (actor === 'staff' || actor === 'system') ? '' : `by ${actor}`;
}
