import { newPasswordProblem } from '@peerbourse/rules/password';
import { newStrengthLevel, newStrengthPoints } from '@peerbourse/rules/password-strength';

export interface PasswordRule {
  key: 'rule_length' | 'rule_kinds' | 'rule_characters';
  isMet: boolean;
}

/** The points of the rule for new passwords one by one, so that people see what is still missing. */
export function passwordRules(password: string): PasswordRule[] {
  const length = Array.from(password).length;
  const isPlain = !/[^!-~]/.test(password);
  const hasSomething = password !== '';
  return [
    { key: 'rule_length', isMet: length >= 8 && length <= 32 },
    { key: 'rule_kinds', isMet: hasSomething && !/^(?:\p{Nd}+|\p{L}+)$/u.test(password) && /[a-z\d]/i.test(password) },
    { key: 'rule_characters', isMet: hasSomething && isPlain },
  ];
}

export function isGoodPassword(password: string): boolean {
  return newPasswordProblem(password) === undefined;
}

/** Nothing typed is no weakness yet. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  return password === '' ? 0 : newStrengthLevel(newStrengthPoints(password));
}
