import { describe, expect, it } from 'vitest';
import type { MethodTemplate, TemplateField } from '#queries/p2p-paymethods/method-template-list.query.ts';
import type { SavedMethod } from '#queries/p2p-paymethods/my-method-list.query.ts';
import { faultOf, groupsOf, hasFaults, shownTemplates, typedValues } from './method.form.ts';

const field = (part: Partial<TemplateField>): TemplateField => ({
  name: 'account',
  label: 'field_account_number',
  type: 'txt',
  required: true,
  value: '',
  check: 'text',
  countries: [],
  pattern: null,
  options: [],
  ...part,
});

describe('what is wrong with a value', () => {
  it.each([
    [field({ check: 'iban' }), 'DE44 5001 0517 5407 3249 31', undefined],
    [field({ check: 'iban' }), 'DE44 5001 0517 5407 3249 32', 'iban'],
    [field({ check: 'phone', countries: ['DE'] }), '0151 23456789', undefined],
    [field({ check: 'phone', countries: ['DE'] }), '12', 'phone'],
    [field({ check: 'email' }), 'ann', 'email'],
    [field({ check: 'card' }), '4242 4242 4242 4243', 'card'],
    [field({ type: 'number' }), '12 34', undefined],
    [field({ type: 'number' }), '12a', 'digits'],
    [field({ type: 'select', options: ['One Bank'] }), 'Two Bank', 'option'],
    [field({ check: 'swift' }), 'X', 'value'],
    [field({}), ' ', 'missing'],
    [field({ required: false }), ' ', undefined],
  ])('%o with %j: %s', (asked, typed, fault) => {
    expect(faultOf(asked, typed)).toBe(fault);
  });

  it('is asked of every field', () => {
    const fields = [field({ name: 'iban', check: 'iban' }), field({ name: 'bank', required: false })];
    expect(hasFaults(fields, { iban: 'DE44500105175407324931' })).toBe(false);
    expect(hasFaults(fields, {})).toBe(true);
  });
});

it('what was left empty is not sent', () => {
  const fields = [field({ name: 'iban' }), field({ name: 'bank', required: false })];
  expect(typedValues(fields, { iban: ' DE1 ', bank: ' ', other: 'x' })).toEqual([{ name: 'iban', value: 'DE1' }]);
});

describe('templates', () => {
  const named = (paymethodId: string, paymethodName: string) => ({ paymethodId, paymethodName }) as MethodTemplate;
  const all = [named('1', 'Bizum'), named('2', 'Paylib'), named('3', 'SEPA Instant'), named('4', 'SEPA')];
  const popular = [{ paymethodId: '3' }, { paymethodId: '1' }];
  const nameOf = ({ paymethodName }: MethodTemplate) => paymethodName;
  const offered = { templates: all, popular, nameOf };

  it('R3.8 come by name, what most people use first', () => {
    expect(shownTemplates(offered, '').map(({ paymethodName }) => paymethodName)).toEqual(['SEPA Instant', 'Bizum', 'Paylib', 'SEPA']);
  });

  it('are found however their name is written', () => {
    expect(shownTemplates(offered, 'sepainst').map(({ paymethodId }) => paymethodId)).toEqual(['3']);
    expect(shownTemplates({ templates: [named('5', 'Itaú')], popular: [], nameOf }, 'itau')).toHaveLength(1);
    expect(shownTemplates(offered, 'zzz')).toEqual([]);
  });

  it('are found by the name that the reader sees', () => {
    const japanese = { templates: [named('6', 'Bank transfer (Japan)')], popular: [], nameOf: () => '銀行振込（日本）' };
    expect(shownTemplates(japanese, '銀行')).toHaveLength(1);
  });
});

it('saved methods stand by currency; a wanted currency has its place before there are any', () => {
  const methods = [{ fiatCode: 'USD' }, { fiatCode: 'EUR' }, { fiatCode: 'USD' }] as SavedMethod[];
  expect(groupsOf(methods, undefined).map(({ fiat, methods: own }) => `${fiat} ${own.length}`)).toEqual(['EUR 1', 'USD 2']);
  expect(groupsOf(methods, 'GBP')).toEqual([{ fiat: 'GBP', methods: [] }]);
});
