import { expect, it } from 'vitest';
import { mentionedNames } from './mentions.rules.ts';

it.each([
  ['@boris please look', ['boris']],
  ['Ask @ann.b, or @boris. Then @boris again.', ['ann.b', 'boris']],
  ['write to someone@mail.test', []],
  ['@ab is too short, @ too', []],
  ['(@dora-2)', ['dora-2']],
])('%s', (text, names) => {
  expect(mentionedNames(text)).toEqual(names);
});
