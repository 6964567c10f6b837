import { displayNameProblem, hasEmoji, hasMarkup } from '@peerbourse/rules/names';

/** Letters, marks, digits, spaces and a few signs: nothing that hides or turns the text around it. */
const shape = /^[\p{L}\p{M}\p{Nd} ._-]{2,30}$/u;

export function isGoodUserName(name: string): boolean {
  return shape.test(name) && !displayNameProblem(name) && !hasMarkup(name) && !hasEmoji(name) && name.trim() === name;
}
