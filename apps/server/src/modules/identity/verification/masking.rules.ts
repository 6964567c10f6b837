import { type Person, plainNumber, wholeName } from '@peerbourse/rules/identity';

export function maskedName(person: Person): string {
  return maskedWords(wholeName(person));
}

/** Also of an entry that is like somebody: it may be the very name. */
export function maskedWords(name: string): string {
  return name
    .split(' ')
    .map((part) => `${Array.from(part)[0] ?? ''}**`)
    .join(' ');
}

/** The last two characters are enough to tell two documents of one person apart. */
export function maskedNumber(number: string): string {
  return `****${plainNumber(number).slice(-2)}`;
}
