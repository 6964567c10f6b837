import { describe, expect, it } from 'vitest';
import { isCbu, isClabe, isCnpj, isCpf, isIban, isRoutingNumber, isThaiId } from './check-digits.ts';

/** Published examples, of registries and of the institutions themselves. */
const right: Array<[name: string, check: (text: string) => boolean, text: string]> = [
  ['IBAN of Germany', isIban, 'DE89370400440532013000'],
  ['IBAN of the United Kingdom', isIban, 'GB29NWBK60161331926819'],
  ['IBAN of France', isIban, 'FR1420041010050500013M02606'],
  ['IBAN of Turkey', isIban, 'TR330006100519786457841326'],
  ['IBAN of Saudi Arabia', isIban, 'SA0380000000608010167519'],
  ['IBAN of the Emirates', isIban, 'AE070331234567890123456'],
  ['IBAN of Kazakhstan', isIban, 'KZ86125KZT5004100100'],
  ['IBAN of Egypt', isIban, 'EG380019000500000000263180002'],
  ['IBAN of Ukraine', isIban, 'UA213223130000026007233566001'],
  ['IBAN of Poland', isIban, 'PL61109010140000071219812874'],
  ['IBAN of Malta', isIban, 'MT84MALT011000012345MTLCAST001S'],
  ['CLABE', isClabe, '032180000118359719'],
  ['CBU', isCbu, '2850590940090418135201'],
  ['routing number', isRoutingNumber, '021000021'],
  ['CPF', isCpf, '52998224725'],
  ['CNPJ', isCnpj, '11222333000181'],
  ['Thai identity number', isThaiId, '1101700230708'],
];

describe('numbers with check digits', () => {
  it.each(right)('%s', (_name, check, text) => {
    expect(check(text)).toBe(true);
  });

  it.each(right)('%s: every single wrong digit at its end is found', (_name, check, text) => {
    const last = text.length - 1;
    const others = Array.from('0123456789').filter((digit) => digit !== text[last]);
    expect(others.filter((digit) => check(text.slice(0, last) + digit))).toEqual([]);
  });

  it.each(right)('%s: one that is too short or too long is refused', (_name, check, text) => {
    expect(check(text.slice(0, -1))).toBe(false);
    expect(check(`${text}0`)).toBe(false);
  });

  it('an IBAN of another country is refused where only some are taken', () => {
    expect(isIban('DE89370400440532013000', ['TR'])).toBe(false);
    expect(isIban('TR330006100519786457841326', ['TR'])).toBe(true);
  });

  it('equal digits are nobody', () => {
    expect(isCpf('11111111111')).toBe(false);
    expect(isCnpj('00000000000000')).toBe(false);
    expect(isRoutingNumber('000000000')).toBe(false);
  });
});
