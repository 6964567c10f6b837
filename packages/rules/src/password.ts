type LengthProblem = 'too-short' | 'too-long';
type SingleClassProblem = 'only-digits' | 'only-letters';

export type OldPasswordProblem = 'has-space' | LengthProblem | SingleClassProblem;
export type NewPasswordProblem = 'odd-character' | LengthProblem | SingleClassProblem | 'only-symbols';

const oldShortest = 6;
const newShortest = 8;
const longest = 32;

/** The rule at login: it has to let passwords in that were set before the new rule. */
export function oldPasswordProblem(password: string): OldPasswordProblem | undefined {
  if (/\s/.test(password)) return 'has-space';
  return lengthProblem(password, oldShortest) ?? singleClassProblem(password);
}

/** The rule wherever a password is set: letters, digits and the punctuation of ASCII, so that every keyboard can type it. */
export function newPasswordProblem(password: string): NewPasswordProblem | undefined {
  if (/[^!-~]/.test(password)) return 'odd-character';
  return lengthProblem(password, newShortest) ?? singleClassProblem(password) ?? symbolsProblem(password);
}

function lengthProblem(password: string, shortest: number): LengthProblem | undefined {
  const { length } = Array.from(password);
  if (length < shortest) return 'too-short';
  return length > longest ? 'too-long' : undefined;
}

function singleClassProblem(password: string): SingleClassProblem | undefined {
  if (/^\p{Nd}+$/u.test(password)) return 'only-digits';
  return /^\p{L}+$/u.test(password) ? 'only-letters' : undefined;
}

function symbolsProblem(password: string): 'only-symbols' | undefined {
  return /[a-z\d]/i.test(password) ? undefined : 'only-symbols';
}
