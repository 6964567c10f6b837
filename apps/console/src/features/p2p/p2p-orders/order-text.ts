import type { Ruling } from '@peerbourse/contract/p2p/p2p-orders/desk/ruling.shape';
import type { CaseEvent } from '@peerbourse/rules/p2p-appeals/case-events';
import type { FreezeKind } from '@peerbourse/rules/p2p-orders/freeze-kinds';
import type { RulingGrounds } from '@peerbourse/rules/p2p-orders/ruling-grounds';
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
export function orderState({ orderStatus, openRuling, freeze }: ListedOrder): { tone: Tone; label: string } {
  if (freeze) return { tone: 'bad', label: 'Frozen' };
  return orderStatus === 2 && openRuling ? { tone: 'watch', label: 'To be decided' } : states[orderStatus];
}

export function orderTitle({ orderAmount, coinCode, orderPrice, fiatCode }: ListedOrder): string {
  return `${orderAmount} ${coinCode} for ${orderPrice} ${fiatCode}`;
}

export const verdictText = { release: 'Coins to the buyer', refund: 'Coins back to the seller', split: 'Coins divided' } as const;
/** With the part of the buyer where the coins are divided. */
export function rulingText({ verdict, buyerAmount }: Pick<Ruling, 'verdict' | 'buyerAmount'>, coinCode: string): string {
  return buyerAmount === null ? verdictText[verdict] : `${verdictText[verdict]}, ${buyerAmount} ${coinCode} to the buyer`;
}

export const groundsText: Record<RulingGrounds, string> = {
  'payment-proven': 'The payment is proven',
  'seller-silent': 'The payment is shown, the seller is silent',
  'not-paid': 'No payment arrived',
  'no-proof': 'The payment is not proven',
  'buyer-silent': 'The buyer is silent',
  'third-party': 'Somebody else paid',
  'payment-returned': 'The seller sent the money back',
  reversed: 'The payment was reversed',
  underpaid: 'Only part of the money arrived',
  other: 'Something else',
};
export const freezeText: Record<FreezeKind, string> = {
  'account-security': 'An account may be stolen',
  'name-changed': 'A verified name changed',
  'coin-halted': 'The coin stands still',
  legal: 'A court or an authority',
  investigation: 'An investigation',
};

export const faultText = { '': 'Nobody', buyer: 'The buyer', seller: 'The seller' } as const;
export const escrowText: Record<ViewedOrder['escrow']['state'], string> = {
  held: 'in escrow',
  released: 'released to the buyer',
  refunded: 'returned to the seller',
  split: 'divided between both',
};

const caseEventText: Record<CaseEvent | 'open-appeal' | 'cancel-appeal' | 'question-order', string> = {
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
  'question-order': 'Order questioned',
  'hold-claim': 'Coins held for the claim',
  'return-claim': 'Held coins given back',
  'award-claim': 'Claim awarded',
  'uphold-claim': 'Claim rejected',
  'withdraw-claim': 'Claim withdrawn',
  compensate: 'Compensated from the deposit',
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
