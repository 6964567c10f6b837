import { contentKindNames } from '@peerbourse/contract/content/kind.shape';
import { expect, it } from 'vitest';
import { fieldWords, textWords } from './content-words.ts';
import { kindForm, kindGroups } from './kind-form.ts';

it('groups every kind once', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(contentKindNames.toSorted());
});

it('has words for every field and text of every kind', () => {
  for (const kind of contentKindNames) {
    for (const name of Object.keys(kindForm(kind).fields)) expect(fieldWords, `${kind}: ${name}`).toHaveProperty(name);
    for (const name of Object.keys(kindForm(kind).texts)) expect(textWords, `${kind}: ${name}`).toHaveProperty(name);
  }
});
