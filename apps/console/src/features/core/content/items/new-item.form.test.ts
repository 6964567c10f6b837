import { itemName } from '@peerbourse/contract/core/content/kind.shape';
import { expect, it } from 'vitest';
import { nameOf, namesLeft, newNameProblem } from './new-item.form.ts';

it('makes a name of whatever is typed', () => {
  expect(nameOf('New fees in March')).toBe('new-fees-in-march');
  expect(nameOf('  Über uns: 2026! ')).toBe('uber-uns-2026');
  expect(nameOf('料金')).toBe('');
  const long = nameOf('word '.repeat(40));
  expect(itemName.safeParse(long).success).toBe(true);
});

it('offers the names that are left where they are fixed', () => {
  expect(namesLeft('page', ['terms', 'fees'])).toEqual(['p2p-terms', 'privacy', 'risk-notice']);
  expect(namesLeft('banner', [])).toBeUndefined();
});

it('says why a name cannot be taken', () => {
  expect(newNameProblem('banner', 'spring', ['summer'])).toBeUndefined();
  expect(newNameProblem('banner', 'summer', ['summer'])).toBe('There is one with this name already.');
  expect(newNameProblem('banner', '', [])).toMatch(/^Write a name/);
  expect(newNameProblem('restriction', 'germany', [])).toMatch(/two letters/);
  expect(newNameProblem('restriction', 'de', [])).toBeUndefined();
});
