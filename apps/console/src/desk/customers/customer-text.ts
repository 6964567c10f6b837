import type { CallInput, CallOutput } from '@peerbourse/contract/call';
import type { holdUser } from '@peerbourse/contract/identity/customers/hold-user';
import type { viewUser } from '@peerbourse/contract/identity/customers/view-user';
import type { Tone } from '#parts/tone.ts';

export type ViewReason = CallInput<typeof viewUser>['reason'];
export type Profile = CallOutput<typeof viewUser>;
export type HoldKind = CallInput<typeof holdUser>['kind'];

export const reasonText: Record<ViewReason, string> = {
  'support-request': 'The customer asked for help',
  verification: 'Identity verification',
  'risk-review': 'Risk review',
  complaint: 'Complaint',
  'authority-request': 'Request of an authority',
  correction: 'Correction of coins',
  moderation: 'Moderation of the P2P market',
  audit: 'Audit or reconciliation',
};

export const viewText: Record<Profile['views'][number]['kind'], string> = {
  found: 'found',
  viewed: 'viewed',
  revealed: 'revealed',
  'viewed-balances': 'balances viewed',
  'viewed-postings': 'postings viewed',
  'viewed-journal': 'journal viewed',
  'viewed-trader': 'P2P profile viewed',
  'viewed-order': 'P2P order viewed',
  'viewed-ticket': 'support ticket viewed',
  'viewed-spot-order': 'spot order viewed',
};

/** A customer counts once within the hour, whatever of theirs is looked at. */
export function viewsLeftText(count: number): string {
  return `${count} ${count === 1 ? 'look' : 'looks'} left this hour`;
}

export const holdText: Record<HoldKind, string> = {
  withdraw: 'Withdrawing',
  'p2p-sell': 'Selling in P2P',
  p2p: 'P2P as a whole',
  contract: 'Contracts',
};

export const stateTones: Record<Profile['state'], Tone> = { active: 'good', locked: 'bad', closing: 'watch', closed: 'quiet' };

/** How long a hold may last; the empty choice ends when somebody lifts it. */
export const holdTimes: ReadonlyArray<{ hours: number | null; label: string }> = [
  { hours: 24, label: '24 hours' },
  { hours: 72, label: '3 days' },
  { hours: 168, label: '7 days' },
  { hours: 720, label: '30 days' },
  { hours: null, label: 'Until it is lifted' },
];
