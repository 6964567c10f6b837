import type { CaseTimer } from '@peerbourse/contract/p2p/p2p-orders/desk/case-facts.shape';
import type { NameMatch } from '@peerbourse/rules/screening/compare-names';
import type { Tone } from '#parts/tone.ts';
import type { ViewedOrder } from '../order-desk.query.ts';

type Facts = ViewedOrder['facts'];

export interface Finding {
  tone: Tone;
  label: string;
  /** What it means, and what it does not prove. */
  meaning: string;
}

export const statusBefore: Record<NonNullable<Facts['beforeAppeal']>['status'], string> = {
  release: 'Declared paid, not released',
  completed: 'Completed: the buyer has the coins',
  cancelled: 'Cancelled: the seller has the coins back',
};

interface TimerText {
  name: string;
  sequel: string;
}

/** Each with what happens then. */
export const timerText: Record<CaseTimer, TimerText> = {
  accept: { name: 'Accept by', sequel: 'not accepted: the order ends' },
  pay: { name: 'Pay by', sequel: 'not declared paid: the coins go back to the seller' },
  undo: { name: 'Take back “paid” by', sequel: 'afterwards only staff or both people undo it' },
  appeal: { name: 'Appeal from', sequel: 'either person may ask staff' },
  release: { name: 'Release by', sequel: 'not released: it comes to staff by itself' },
  answer: { name: 'Answer to cancel by', sequel: 'not answered: it comes to staff by itself' },
  claim: { name: 'Question by', sequel: 'afterwards nobody can question how it ended' },
};

const nameFindings: Record<NameMatch, Finding> = {
  equal: { tone: 'good', label: 'Same name', meaning: 'The words are the same. It does not prove who sent the money.' },
  alike: {
    tone: 'watch',
    label: 'Alike',
    meaning: 'Near, not the same: compare by hand. Banks shorten names and write them in other letters.',
  },
  different: {
    tone: 'bad',
    label: 'Different',
    meaning: 'Another name. It may be an old name; ask whose account it is before you decide.',
  },
  unknown: { tone: 'quiet', label: 'Nothing to compare', meaning: 'One of the two names is missing.' },
};

export function nameFinding(match: NameMatch): Finding {
  return nameFindings[match];
}

const byDoubt: readonly NameMatch[] = ['different', 'alike', 'equal', 'unknown'];

/** The most doubtful of the accounts that the buyer has saved. */
export function payerFinding(matches: readonly NameMatch[]): Finding {
  const worst = byDoubt.find((match) => matches.includes(match));
  if (worst) return nameFindings[worst];
  return {
    tone: 'quiet',
    label: 'No account saved',
    meaning: 'The buyer has saved no account of this kind, so who pays is told by a bank statement only.',
  };
}

export function overlapFinding({ devices, addresses, networks }: Facts['overlap']): Finding {
  if (devices > 0)
    return {
      tone: 'bad',
      label: `Same device: ${devices}`,
      meaning: 'Both accounts were used on it. It may be one person, or two who share a computer: look at both before you decide.',
    };
  if (addresses > 0)
    return {
      tone: 'watch',
      label: `Same address: ${addresses}`,
      meaning: 'Both came from the same internet address. Households, offices and phone networks share one, so alone it proves nothing.',
    };
  if (networks > 0)
    return {
      tone: 'watch',
      label: `Same network: ${networks}`,
      meaning: 'Near each other in the internet. Customers of one provider are; it is a weak sign.',
    };
  return {
    tone: 'good',
    label: 'Nothing in common',
    meaning: 'No device and no network in common in 90 days. People who know how to hide leave none.',
  };
}

export function proofFinding(usedBefore: number, pictures: number): Finding {
  if (usedBefore > 0)
    return {
      tone: 'bad',
      label: `Seen before: ${usedBefore} of ${pictures}`,
      meaning: 'A picture like it was sent in another order. Compare amounts, dates and numbers; templates of one bank look alike, too.',
    };
  return pictures === 0
    ? { tone: 'quiet', label: 'No pictures', meaning: 'Nobody has sent evidence yet.' }
    : { tone: 'good', label: 'Not seen before', meaning: 'No other order of 90 days has one like it. It may still be forged.' };
}

export function ledgerFinding({ inEscrow, journals }: Facts, escrow: ViewedOrder['escrow']): Finding {
  const expected = escrow.state === 'held' ? escrow.amount : '0';
  return journals.length > 0 && inEscrow === expected
    ? { tone: 'good', label: 'Adds up', meaning: 'The entries leave in escrow what the order says.' }
    : {
        tone: 'bad',
        label: 'Does not add up',
        meaning: 'The entries and the order disagree. Decide nothing and tell the security officer.',
      };
}

export function historyFinding({ lost, ruled }: Facts['history']['buyer']): Finding {
  if (lost > 0)
    return { tone: 'watch', label: `To blame: ${lost}`, meaning: 'Staff found them to blame before. Each case stands for itself.' };
  return ruled > 0
    ? { tone: 'good', label: 'Never to blame', meaning: 'Staff have decided about them and did not blame them.' }
    : { tone: 'quiet', label: 'No rulings', meaning: 'Staff have decided nothing about their orders in 90 days.' };
}

export function historyLine({ orders, completed, ownFaults, ruled, lost }: Facts['history']['buyer']): string {
  return `${completed} of ${orders} orders completed, ${ownFaults} cancelled by own fault; rulings ${ruled}, to blame in ${lost}`;
}

const journalNames: Readonly<Record<string, string>> = {
  'p2p-escrow': 'Locked',
  'p2p-release': 'Released',
  'p2p-refund': 'Returned',
  'p2p-split': 'Divided',
};

/** What it did; of a kind without words the kind itself. */
export function journalText(kind: string): string {
  return journalNames[kind] ?? kind;
}
