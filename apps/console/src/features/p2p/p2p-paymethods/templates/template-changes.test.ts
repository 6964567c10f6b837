import type { TemplateContent } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { expect, it } from 'vitest';
import { templateChanges } from './template-changes.ts';

const iban: TemplateContent['fields'][number] = {
  name: 'iban',
  label: 'field_iban',
  type: 'txt',
  required: true,
  check: 'iban',
  countries: ['DE'],
  pattern: null,
  options: [],
  mask: 'tail',
  isAccount: true,
};
const bank: TemplateContent['fields'][number] = {
  ...iban,
  name: 'bank',
  label: 'field_bank',
  check: 'text',
  countries: [],
  isAccount: false,
  required: false,
};
const content: TemplateContent = {
  code: 'sepa',
  name: 'SEPA',
  icon: 'sepa',
  fiats: ['EUR'],
  countries: ['DE', 'FR'],
  fields: [iban],
  rail: 'slow',
  settleMinutes: 1_440,
  wording: null,
  isReversible: false,
  wantsReceipt: false,
  isActive: true,
  popularity: 5,
};

it('says nothing about the same', () => {
  expect(templateChanges(content, structuredClone(content))).toEqual([]);
});

it('names what changed in words', () => {
  expect(templateChanges(content, { ...content, rail: 'instant', settleMinutes: 30, isActive: false })).toEqual([
    { what: 'Speed', before: 'Slow, days', after: 'Instant' },
    { what: 'Arrives after', before: '1 d', after: '30 min' },
    { what: 'Offered', before: 'yes', after: 'no' },
  ]);
});

it('names fields that are new, changed, moved or gone', () => {
  expect(templateChanges(content, { ...content, fields: [{ ...iban, mask: 'all' }, { ...bank }] })).toEqual([
    { what: 'Field iban: mask', before: 'Last digits only', after: 'Hidden' },
    { what: 'Field bank', before: 'not asked for', after: 'Bank, optional' },
  ]);
  const both = { ...content, fields: [iban, { ...bank }] };
  expect(templateChanges(both, content)).toEqual([{ what: 'Field bank', before: 'Bank', after: 'removed' }]);
  expect(templateChanges(both, { ...both, fields: both.fields.toReversed() })).toEqual([
    { what: 'Order of the fields', before: 'iban, bank', after: 'bank, iban' },
  ]);
});
