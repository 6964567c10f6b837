import type { Tone } from '#parts/tone.ts';
import type { Review, SharedMethod } from './review-queue.query.ts';

export const methodStateText: Record<SharedMethod['state'], { words: string; tone: Tone }> = {
  ACTIVE: { words: 'In use', tone: 'good' },
  COOLING: { words: 'Cooling', tone: 'watch' },
  NEEDS_UPDATE: { words: 'Needs an update', tone: 'watch' },
  DISABLED: { words: 'Disabled', tone: 'quiet' },
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
