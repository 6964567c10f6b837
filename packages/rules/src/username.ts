import { type EmailProblem, emailProblem } from './email.ts';
import { type PhoneProblem, phoneProblem } from './phone.ts';

/** What is wrong with the name somebody logs in with: an email address if it contains @, else a phone number. */
export function usernameProblem(username: string, dialCode: string): EmailProblem | PhoneProblem | undefined {
  return isEmailName(username) ? emailProblem(username) : phoneProblem(username, dialCode);
}

export function isEmailName(username: string): boolean {
  return username.includes('@');
}
