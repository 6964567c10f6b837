import { namesMessenger } from './messengers.ts';
import { invitesOutside } from './outside-deals.ts';
import { hasPhoneNumber } from './phone-digits.ts';
import { plainText } from './plain-text.ts';
import { hasWebContact } from './web-contacts.ts';

/** Each finds one kind of thing in a plain text, the most telling first. */
const rules = {
  'web-contact': hasWebContact,
  messenger: namesMessenger,
  'phone-number': hasPhoneNumber,
  'outside-deal': invitesOutside,
} as const;

export type P2pTextProblem = keyof typeof rules;
export const problemNames = Object.keys(rules) as P2pTextProblem[];

/** What words and forms alone say of a plain text, without their meaning. */
export function problemsIn(plain: string): P2pTextProblem[] {
  return problemNames.filter((name) => rules[name](plain));
}

/** The same of any text. Who warns of messengers names them too: for remarks this is a hint only, for names it is enough. */
export function ruledProblem(text: string): P2pTextProblem | undefined {
  return problemsIn(plainText(text))[0];
}

/** Contact data, also in disguise. Honest remarks hardly ever hold any, so this alone is reason enough to refuse a text. */
export function contactProblem(text: string): ContactProblem | undefined {
  return problemsIn(plainText(text)).find(isContact);
}

export type ContactProblem = 'web-contact' | 'phone-number';

export function isContact(problem: P2pTextProblem): problem is ContactProblem {
  return problem === 'web-contact' || problem === 'phone-number';
}
