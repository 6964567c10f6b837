import { describe, expect, it } from 'vitest';
import type { FieldCheck } from './field-kinds.ts';
import { type MethodField, maskedValue, readFieldValue } from './method-field.ts';

function field(check: FieldCheck, more: Partial<MethodField> = {}): MethodField {
  return {
    name: 'value',
    label: 'field_value',
    type: 'txt',
    required: true,
    check,
    countries: [],
    pattern: null,
    options: [],
    mask: 'tail',
    isAccount: true,
    ...more,
  };
}

describe('values of payment methods', () => {
  it.each<[FieldCheck, string, string]>([
    ['iban', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['card', '4111 1111 1111 1111', '4111111111111111'],
    ['card-uz', '8600 1234 5678 9012', '8600123456789012'],
    ['ifsc', 'sbin0001234', 'SBIN0001234'],
    ['upi', 'Ravi.K@okhdfcbank', 'ravi.k@okhdfcbank'],
    ['pix', '529.982.247-25', '52998224725'],
    ['pix', '11.222.333/0001-81', '11222333000181'],
    ['pix', 'Ana@Example.com', 'ana@example.com'],
    ['pix', '+55 11 91234-5678', '+5511912345678'],
    ['pix', '123E4567-E89B-42D3-A456-426614174000', '123e4567-e89b-42d3-a456-426614174000'],
    ['promptpay', '1-1017-00230-70-8', '1101700230708'],
    ['promptpay', '081-234-5678', '+66812345678'],
    ['fps', '1234567', '1234567'],
    ['fps', '9123 4567', '+85291234567'],
    ['instapay', 'Mona@instapay', 'mona@instapay'],
    ['cbu-or-alias', 'Perro.Gato.Luna', 'perro.gato.luna'],
    ['handle', 'ann_example', '@ann_example'],
    ['kana', 'ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
    ['swift', 'deutdeff', 'DEUTDEFF'],
    ['clabe', '032180000118359719', '032180000118359719'],
  ])('%s reads %s', (check, text, kept) => {
    expect(readFieldValue(field(check), text)).toBe(kept);
  });

  it.each<[FieldCheck, string]>([
    ['iban', 'DE89370400440532013001'],
    ['card', '4111 1111 1111 1112'],
    ['card-uz', '4111 1111 1111 1111'],
    ['ifsc', 'SBIN1001234'],
    ['upi', 'ravi'],
    ['pix', '529.982.247-26'],
    ['promptpay', '1-1017-00230-70-9'],
    ['instapay', 'mona@gmail'],
    ['handle', '@a b'],
    ['kana', 'Yamada'],
    ['text', '<b>bank</b>'],
    ['text', 'x'.repeat(121)],
    ['text', '   '],
  ])('%s refuses %s', (check, text) => {
    expect(readFieldValue(field(check), text)).toBeUndefined();
  });

  it('a pattern and a kind of input count beside the check', () => {
    const account = field('text', { type: 'number', pattern: '\\d{10}' });
    expect(readFieldValue(account, '1234 567-890')).toBe('1234567890');
    expect(readFieldValue(account, '123456789')).toBeUndefined();
    expect(readFieldValue(account, '12345678ab')).toBeUndefined();
  });

  it('a select takes what it offers', () => {
    const banks = field('text', { type: 'select', options: ['One', 'Two'] });
    expect(readFieldValue(banks, 'Two')).toBe('Two');
    expect(readFieldValue(banks, 'Three')).toBeUndefined();
  });

  it('masks show little', () => {
    expect(maskedValue('tail', 'DE89370400440532013000')).toBe('****3000');
    expect(maskedValue('tail', '123456')).toBe('****56');
    expect(maskedValue('tail', '12')).toBe('****');
    expect(maskedValue('contact', 'ann@example.com')).toBe('a***@example.com');
    expect(maskedValue('contact', '+84901234567')).toBe('****4567');
    expect(maskedValue('contact', '@ann')).toBe('****n');
    expect(maskedValue('all', 'secret')).toBe('****');
    expect(maskedValue('none', 'Vietcombank')).toBe('Vietcombank');
  });
});
