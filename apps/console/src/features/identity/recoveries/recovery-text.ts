import type { Tone } from '#parts/tone.ts';
import type { QueuedRecovery } from './recovery-queue.query.ts';

export const kindText: Record<QueuedRecovery['kind'], string> = {
  'second-factor': 'Lost second factor',
  'fund-password': 'Forgotten fund password',
};

export const stateText: Record<QueuedRecovery['state'], { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'watch' },
  cooling: { label: 'Granted', tone: 'good' },
  done: { label: 'Done', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Stopped', tone: 'bad' },
};

/** A case with one approval shows it, so that the second member finds it. */
export function tagOf({ state, approvedBy }: Pick<QueuedRecovery, 'state' | 'approvedBy'>): { label: string; tone: Tone } {
  return state === 'waiting' && approvedBy !== null ? { label: '1 of 2', tone: 'watch' } : stateText[state];
}

const methodText: Record<string, string> = { google: 'authenticator app', email: 'mail', mobile: 'phone' };

/** What the person says cannot be used any more. */
export function lostText({ kind, lost }: Pick<QueuedRecovery, 'kind' | 'lost'>): string {
  if (kind === 'fund-password') return 'Fund password';
  const text = lost.map((method) => methodText[method] ?? method).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What happens to the account when the waiting time is over. */
export function effectText({ kind, lost, newEmail }: Pick<QueuedRecovery, 'kind' | 'lost' | 'newEmail'>): string {
  if (kind === 'fund-password') return 'The fund password is removed.';
  // Without another way to reach the owner the phone stays.
  const isPhoneRemoved = lost.includes('mobile') && (newEmail !== null || !lost.includes('email'));
  const acts = [
    lost.includes('google') ? 'The authenticator app is removed.' : '',
    newEmail === null ? '' : `Mail goes to ${newEmail}.`,
    isPhoneRemoved ? 'The phone number is removed.' : '',
    'Every session ends.',
  ];
  return acts.filter(Boolean).join(' ');
}
