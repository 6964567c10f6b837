import { contentKindNames } from '@peerbourse/contract/core/content/kind.shape';
import { expect, it } from 'vitest';
import { fieldLabels, textLabels } from './content-text.ts';
import { kindForm, kindGroups } from './kind-form.ts';

it('groups every kind once', () => {
  expect(kindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(contentKindNames.toSorted());
});

it('has words for every field and text of every kind', () => {
  for (const kind of contentKindNames) {
    for (const name of Object.keys(kindForm(kind).fields)) expect(fieldLabels, `${kind}: ${name}`).toHaveProperty(name);
    for (const name of Object.keys(kindForm(kind).texts)) expect(textLabels, `${kind}: ${name}`).toHaveProperty(name);
  }
});
