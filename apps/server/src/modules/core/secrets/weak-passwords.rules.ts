import { newPasswordProblem } from '@peerbourse/rules/password';

/** Words that open most lists of broken passwords; with a few digits or signs behind them they are no better. */
const commonWordStems = [
  'password', 'passw0rd', 'p@ssw0rd', 'qwerty', 'qwertyuiop', 'azerty', 'asdfgh', 'zxcvbn', 'letmein', 'welcome', 'iloveyou',
  'admin', 'administrator', 'login', 'master', 'dragon', 'monkey', 'football', 'baseball', 'superman', 'batman', 'sunshine',
  'princess', 'trustno', 'shadow', 'michael', 'jordan', 'abc', 'abcd', 'abcdef', 'qazwsx', 'qweasd', 'zaq', 'test', 'testtest',
  'secret', 'hello', 'freedom', 'whatever', 'starwars', 'pokemon', 'computer', 'internet', 'bitcoin', 'ethereum', 'crypto',
  'satoshi', 'exchange', 'trading', 'trader', 'wallet', 'peerbourse', 'changeme', 'default', 'guest', 'user', 'root', 'pass',
  'parola', 'senha', 'motdepasse', 'contrasena', 'passwort', 'haslo', 'sifre', 'matkhau', 'wachtwoord', 'woaini', 'aa', 'a', 'q', 'qq',
]; // biome-ignore format: a list of words, not of lines

const worn = new RegExp(`^(?:${commonWordStems.map((word) => word.replace(/[.@]/g, '\\$&')).join('|')})[\\d!@#$%.*_-]*$`, 'i');
const keyRows = /^(?:1q2w3e4r.*|1qaz2wsx.*|q1w2e3r4.*|zaq1.*|123qwe.*|a?1234567.*)$/i;

/** Why a password may not be set: the rule of the house, or that everybody would try it first. */
export function isWeakPassword(password: string, loginName: string): boolean {
  if (newPasswordProblem(password) !== undefined || worn.test(password) || keyRows.test(password)) return true;
  const name = loginName.split('@')[0] ?? '';
  return new Set(password).size < 4 || (name.length >= 4 && password.toLowerCase().includes(name.toLowerCase()));
}

/** Six equal digits, a run, a repeated pair or triple, or a year twice: the first that anybody tries. */
export function isWeakFundPassword(digits: string): boolean {
  const steps = new Set(
    digits
      .split('')
      .slice(1)
      .map((digit, index) => Number(digit) - Number(digits[index])),
  );
  if (steps.size === 1 && Math.abs([...steps][0] as number) <= 1) return true;
  return /^(\d\d)\1\1$|^(\d{3})\2$/.test(digits);
}
