import type { Tone } from '#parts/tone.ts';
import type { Review, SharedMethod } from './review-queue.query.ts';

export const methodStateText: Record<SharedMethod['state'], { label: string; tone: Tone }> = {
  ACTIVE: { label: 'In use', tone: 'good' },
  COOLING: { label: 'Cooling', tone: 'watch' },
  NEEDS_UPDATE: { label: 'Needs an update', tone: 'watch' },
  DISABLED: { label: 'Disabled', tone: 'quiet' },
};

export function reviewTitle({ methods }: Review): string {
  return [...new Set(methods.map(({ paymethodName }) => paymethodName))].join(', ');
}

/** How many people share the account, and whether they bear one name. */
export function sharedText({ methods }: Review): string {
  const people = new Set(methods.map(({ userId }) => userId)).size;
  const names = new Set(methods.map(({ holderName }) => holderName)).size;
  return `${people} people, ${names === 1 ? 'one name' : `${names} names`}`;
}
