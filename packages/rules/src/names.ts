export type DisplayNameProblem = 'odd-character' | 'only-digits';

/** What is wrong with the name that a person shows to others; whether there must be one is up to the form. */
export function displayNameProblem(name: string): DisplayNameProblem | undefined {
  if (/[<>'/@"]/.test(name)) return 'odd-character';
  return /^\p{Nd}+$/u.test(name) ? 'only-digits' : undefined;
}

/** Angle brackets are refused in every free text: without them it can never become markup. */
export function hasMarkup(text: string): boolean {
  return /[<>]/.test(text);
}

/** Every emoji contains one of these two; the Unicode set of whole emojis is unknown to browsers that we still serve. */
export function hasEmoji(text: string): boolean {
  return /\p{Emoji_Presentation}|\p{Emoji}\u{FE0F}/u.test(text);
}

/** 2 to 20 Han characters; a middle dot may stand between two of them. */
export function isChineseName(text: string): boolean {
  return /^\p{Script=Han}(?:·?\p{Script=Han}){1,19}$/u.test(text);
}

/** 2 to 60 characters of any script with a letter first. Many scripts write their vowels as marks, so marks count too. */
export function isBankName(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}\p{Nd} &.,'()-]{1,59}$/u.test(text);
}
