import { plainText } from './plain-text.ts';
import { problemsIn } from './text-rules.ts';

/**
 * Whether a line of a chat gives away where to talk elsewhere: phone numbers, mail and web addresses, handles, messengers. Two people
 * who trade may write what they like; the reader is told to be careful.
 */
export function hasContactDetails(text: string): boolean {
  return problemsIn(plainText(text)).some((problem) => problem !== 'outside-deal');
}
