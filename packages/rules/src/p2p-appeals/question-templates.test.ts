import { expect, it } from 'vitest';
import { appealReasonList } from './appeal-reasons.ts';
import { questionTemplateNames, templatesFor } from './question-templates.ts';

it('R4.20 what fits the reason of a case stands first, and nothing is left out', () => {
  expect(templatesFor('third-party').slice(0, 3)).toEqual(['who-paid', 'sender-name', 'return-proof']);
  expect(templatesFor('asks-extra')[0]).toBe('messages');
  for (const reason of appealReasonList) expect(templatesFor(reason).toSorted()).toEqual(questionTemplateNames.toSorted());
});
