import { namesMessenger } from './messengers.ts';
import { invitesOutside } from './outside-deals.ts';
import { hasPhoneNumber } from './phone-digits.ts';
import { plainText } from './plain-text.ts';
import { hasWebContact } from './web-contacts.ts';

export type P2pTextProblem = 'web-contact' | 'phone-number' | 'messenger' | 'outside-deal';

/**
 * What is wrong with words that a trader shows to everybody: contact data and invitations past the market, also in disguise.
 * It knows forms and words, not meanings, and errs in both directions; README.md of the corpora says how often.
 */
export function p2pTextProblem(text: string): P2pTextProblem | undefined {
  const plain = plainText(text);
  if (hasWebContact(plain)) return 'web-contact';
  if (namesMessenger(plain)) return 'messenger';
  if (hasPhoneNumber(plain)) return 'phone-number';
  return invitesOutside(plain) ? 'outside-deal' : undefined;
}
