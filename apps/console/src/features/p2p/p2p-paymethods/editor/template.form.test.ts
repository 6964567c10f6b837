import { expect, it } from 'vitest';
import { contentOf, draftOf, draftProblems, newField, newTemplate, problemText, renamed } from './template.form.ts';

const content = { ...newTemplate, code: 'a-bank', name: 'A bank', fiats: ['EUR', 'USD'], countries: ['DE'] };

it('gives back what it was made from', () => {
  expect(contentOf(draftOf(content))).toEqual(content);
  expect(draftProblems(draftOf(content))).toEqual(new Set());
});

it('reads codes however they are separated', () => {
  expect(contentOf({ ...draftOf(content), fiats: ' eur, usd;php ' }).fiats).toEqual(['EUR', 'USD', 'PHP']);
});

it('keeps options of a choice only', () => {
  const [field] = draftOf(content).fields;
  const draft = { ...draftOf(content), fields: [{ ...newField('x'), ...field, options: 'One\n\n Two ' }] };
  expect(contentOf(draft).fields[0]?.options).toEqual([]);
  expect(contentOf({ ...draft, fields: draft.fields.map((each) => ({ ...each, type: 'select' as const })) }).fields[0]?.options).toEqual([
    'One',
    'Two',
  ]);
});

it('what is renamed is shown as it is typed, and a wording wants one country', () => {
  const worded = draftOf({ ...content, name: 'Bank transfer (Germany)', wording: 'bank_transfer' });
  expect(contentOf(worded).wording).toBe('bank_transfer');
  expect(contentOf({ ...worded, ...renamed('Wire') })).toMatchObject({ name: 'Wire', wording: null });
  expect(draftProblems({ ...worded, countries: 'DE AT' })).toEqual(new Set(['countries']));
});

it('names every part that cannot be used', () => {
  const draft = { ...draftOf(content), code: 'A Bank', fiats: 'EURO', settleMinutes: '0', popularity: '1.5' };
  expect([...draftProblems(draft)].sort()).toEqual(['code', 'fiats', 'popularity', 'settleMinutes']);
  const field = { ...newField('x'), name: 'Account', pattern: '(a+)+', check: 'phone' as const };
  const problems = draftProblems({ ...draftOf(content), fields: [field] });
  expect([...problems].sort()).toEqual(['fields', 'fields.0.countries', 'fields.0.name', 'fields.0.pattern']);
  expect(problemText(problems, 'fields.0.pattern')).toContain('bounded counts');
  expect(problemText(problems, 'fields')).toContain('must name the account');
  expect(problemText(problems, 'name')).toBeUndefined();
});
