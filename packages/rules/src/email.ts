export type EmailProblem = 'too-long' | 'no-at' | 'odd-name' | 'odd-domain';

const longestAddress = 254;
const longestName = 64;
const nameShape = /^[a-z\d_%+-]+(?:\.[a-z\d_%+-]+)*$/i;
const domainShape = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** What is wrong with an email address; nothing if it can be written to. */
export function emailProblem(text: string): EmailProblem | undefined {
  if (text.length > longestAddress) return 'too-long';
  const at = text.indexOf('@');
  if (at === -1) return 'no-at';
  if (at > longestName || !nameShape.test(text.slice(0, at))) return 'odd-name';
  return domainShape.test(text.slice(at + 1)) ? undefined : 'odd-domain';
}

/** Addresses that differ in capitals only belong to one person. */
export function comparableEmail(email: string): string {
  return email.toLowerCase();
}
