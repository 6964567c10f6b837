import { describe, expect, it } from 'vitest';
import type { MethodField as Field } from './method-field.ts';
import { asksAnew, templateFieldProblems } from './template-fields.ts';

const account: Field = {
  name: 'account',
  label: 'field_account_number',
  type: 'number',
  required: true,
  check: 'text',
  countries: [],
  pattern: '\\d{10}',
  options: [],
  mask: 'tail',
  isAccount: true,
};
const branch: Field = { ...account, name: 'branch', type: 'txt', required: false, pattern: null, isAccount: false };

const picture: Field = { ...branch, name: 'qrCode', type: 'file', mask: 'all' };

describe('templates', () => {
  it('can be used when fields are whole', () => {
    expect(templateFieldProblems([account, branch])).toEqual([]);
    expect(templateFieldProblems([account, picture])).toEqual([]);
  });

  it.each<[string, Field[], string[]]>([
    ['nothing names the account', [branch], ['fields']],
    ['the account may be left empty', [{ ...account, required: false }], ['fields']],
    ['two fields have one name', [account, { ...branch, name: 'account' }], ['fields.1.name']],
    ['a pattern that may run forever', [{ ...account, pattern: '(\\d+)+' }], ['fields.0.pattern']],
    ['two pictures', [account, picture, { ...picture, name: 'other' }], ['fields.2.type']],
    ['a picture that names the account', [account, { ...picture, isAccount: true }], ['fields.1.type']],
    ['a picture that is compared with something', [account, { ...picture, check: 'iban' }], ['fields.1.type']],
    ['a picture that lists show', [account, { ...picture, mask: 'none' }], ['fields.1.mask']],
    ['a select without options', [{ ...account, type: 'select', pattern: null }], ['fields.0.options']],
    ['options without a select', [{ ...account, options: ['One'] }], ['fields.0.options']],
    ['a phone of no country', [{ ...account, type: 'txt', check: 'phone', pattern: null }], ['fields.0.countries']],
  ])('cannot when %s', (_why, fields, problems) => {
    expect(templateFieldProblems(fields)).toEqual(problems);
  });

  it.each<[string, Field[], boolean]>([
    ['nothing changed', [account, branch], false],
    ['another label and another mask', [{ ...account, label: 'field_iban', mask: 'all' }, branch], false],
    ['a field is gone', [account], false],
    ['a field that may be left empty is new', [account, branch, { ...branch, name: 'note' }], false],
    ['a field may be left empty from now on', [{ ...account, required: false }, branch], false],
    ['a field that is needed is new', [account, branch, { ...branch, name: 'note', required: true }], true],
    ['a field is needed from now on', [account, { ...branch, required: true }], true],
    ['another pattern', [{ ...account, pattern: '\\d{12}' }, branch], true],
    ['another check', [{ ...account, type: 'txt', pattern: null, check: 'iban' }, branch], true],
  ])('ask people again or not: %s', (_what, after, isAsked) => {
    expect(asksAnew([account, branch], after)).toBe(isAsked);
  });
});
