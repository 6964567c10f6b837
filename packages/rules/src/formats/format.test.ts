import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from '../amounts/amount-reading.ts';
import { formatUnits } from '../money.ts';
import { type Format, formatFor } from './format.ts';
import { numberChoiceOf, numberChoices } from './number-signs.ts';

/** What each language writes, by hand; `~` is a space that does not break and `^` a narrow one. */
const written: ReadonlyArray<[tag: string, number: string, percent: string, below: string, day: string, moment: string]> = [
  ['en-US', '1,234,567.50', '0.50%', '-12.25%', 'Nov 5, 2026', 'Nov 5, 2026, 08:30'],
  ['ko-KR', '1,234,567.50', '0.50%', '-12.25%', '2026. 11. 5.', '2026. 11. 5. 08:30'],
  ['en-GB', '1,234,567.50', '0.50%', '-12.25%', '5 Nov 2026', '5 Nov 2026, 08:30'],
  ['ja-JP', '1,234,567.50', '0.50%', '-12.25%', '2026/11/05', '2026/11/05 08:30'],
  ['vi-VN', '1.234.567,50', '0,50%', '-12,25%', '5 thg 11, 2026', '08:30 5 thg 11, 2026'],
  ['ru-RU', '1~234~567,50', '0,50~%', '-12,25~%', '5 нояб. 2026~г.', '5 нояб. 2026~г., 08:30'],
  ['es-419', '1,234,567.50', '0.50%', '-12.25%', '5 nov 2026', '5 nov 2026, 08:30'],
  ['tr-TR', '1.234.567,50', '%0,50', '-%12,25', '5 Kas 2026', '5 Kas 2026 08:30'],
  ['it-IT', '1.234.567,50', '0,50%', '-12,25%', '5 nov 2026', '5 nov 2026, 08:30'],
  ['fr-FR', '1^234^567,50', '0,50^%', '-12,25^%', '5 nov. 2026', '5 nov. 2026, 08:30'],
  ['de-DE', '1.234.567,50', '0,50~%', '-12,25~%', '05.11.2026', '05.11.2026, 08:30'],
  ['zh-Hans-CN', '1,234,567.50', '0.50%', '-12.25%', '2026年11月5日', '2026年11月5日 08:30'],
  ['zh-Hant-TW', '1,234,567.50', '0.50%', '-12.25%', '2026年11月5日', '2026年11月5日 08:30'],
  ['zh-Hant-HK', '1,234,567.50', '0.50%', '-12.25%', '2026年11月5日', '2026年11月5日 08:30'],
  ['pt-BR', '1.234.567,50', '0,50%', '-12,25%', '5 de nov. de 2026', '5 de nov. de 2026, 08:30'],
  ['id-ID', '1.234.567,50', '0,50%', '-12,25%', '5 Nov 2026', '5 Nov 2026, 08:30'],
  ['th-TH-u-ca-gregory', '1,234,567.50', '0.50%', '-12.25%', '5 พ.ย. 2026', '5 พ.ย. 2026 08:30'],
  ['pl-PL', '1~234~567,50', '0,50%', '-12,25%', '5 lis 2026', '5 lis 2026, 08:30'],
  ['uk-UA', '1~234~567,50', '0,50%', '-12,25%', '5 лист. 2026~р.', '5 лист. 2026~р., 08:30'],
  ['pt-PT', '1~234~567,50', '0,50%', '-12,25%', '05/11/2026', '05/11/2026, 08:30'],
  ['es-ES', '1.234.567,50', '0,50~%', '-12,25~%', '5 nov 2026', '5 nov 2026, 08:30'],
  ['uz-Latn-UZ', '1~234~567,50', '0,50%', '-12,25%', '5\u2011noy, 2026', '5\u2011noy, 2026, 08:30'],
  ['ar-u-ca-gregory-nu-latn', '<1,234,567.50>', '<0.50%>', '<-12.25%>', '<05/11/2026>', '<05/11/2026, 08:30>'],
  ['fil-PH', '1,234,567.50', '0.50%', '-12.25%', 'Nob 5, 2026', 'Nob 5, 2026, 08:30'],
  ['en-CA', '1,234,567.50', '0.50%', '-12.25%', 'Nov 5, 2026', 'Nov 5, 2026, 08:30'],
];

/** Signs that nobody sees, as the table above writes them. */
function seen(text: string): string {
  return text.replaceAll('\u00a0', '~').replaceAll('\u202f', '^').replaceAll('\u2066', '<').replaceAll('\u2069', '>');
}

const at = '2026-11-05T08:30:07.123Z';

it.each(written)('%s writes numbers, percents, days and moments in its own way', (tag, ...expected) => {
  const format = formatFor(tag);
  const shown = [format.number('1234567.5', 2), format.percent('0.5'), format.percent('-12.25'), format.day(at), format.moment(at)];
  expect(shown.map(seen)).toEqual(expected);
});

describe('the names of the months', () => {
  const monthsOf = (tag: string) =>
    Array.from({ length: 12 }, (_, index) => formatFor(tag).day(`2026-${String(index + 1).padStart(2, '0')}-09`));

  it.each(written.map(([tag]) => tag))('%s has twelve of them, and each day says its year', (tag) => {
    const days = monthsOf(tag);
    expect(new Set(days).size).toBe(12);
    expect(days.every((day) => day.includes('2026') && day.includes('9') && !/undefined|[yM]{2}/.test(day))).toBe(true);
  });

  it('are the usual short ones', () => {
    expect(monthsOf('ru-RU')[4]).toBe('9 мая 2026\u00a0г.');
    expect(monthsOf('pt-BR')[11]).toBe('9 de dez. de 2026');
    expect(monthsOf('en-GB')[8]).toBe('9 Sept 2026');
    expect(monthsOf('id-ID')[7]).toBe('9 Agu 2026');
  });
});

describe('amounts', () => {
  it('keep their unit behind them, and one order where texts run from the right', () => {
    expect(formatFor('de-DE').amount('2300.5', 'EUR', 2)).toBe('2.300,50 EUR');
    expect(formatFor('de-DE').fiat('2300.5', 'EUR')).toBe('2.300,50 EUR');
    expect(formatFor('de-DE').fiat('2300', 'JPY')).toBe('2.300 JPY');
    expect(formatFor('de-DE').fiatRange('10', '2300.5', 'EUR')).toBe('10,00 – 2.300,50 EUR');
    expect(seen(formatFor('ar').amount('2300.5', 'EUR', 2))).toBe('<2,300.50 EUR>');
    expect(formatFor('fr-FR').count(12_345)).toBe('12\u202f345');
  });

  it.each([
    ['999', 2, '999,00'],
    ['0.123456789', 4, '0,1234'],
    ['1000', 0, '1.000'],
    ['1.00', undefined, '1,00'],
    ['0001234', undefined, '1.234'],
    ['1234.1234567890123', undefined, '1234,1234567890123'],
    ['1', 17, `1,${'0'.repeat(16)}`],
  ])('R5.16 %s with %s decimals is %s', (text, decimals, shown) => {
    expect(formatFor('de-DE').number(text, decimals)).toBe(shown);
  });

  it.each(['', 'abc', '1e5', 'NaN', '1,000', '1.2.3', '-', '1.'])('R5.16 %j is shown as --', (text) => {
    expect(formatFor('de-DE').number(text)).toBe('--');
    expect(formatFor('tr-TR').percent(text)).toBe('--');
  });
});

it('prices under each other have the same digits', () => {
  const { price } = formatFor('en-US');
  const prices = ['1.001', '1.0006', '0.99985'];
  expect(prices.map((text) => price(text))).toEqual(['1.0010', '1.0006', '0.99985']);
  expect(prices.map((text) => price(text, prices))).toEqual(['1.00100', '1.00060', '0.99985']);
  expect([price('97431.98'), price('0.92140000'), price('0.00001234')]).toEqual(['97,431.98', '0.92140', '0.00001234']);
  expect(price('?', ['1'])).toBe('--');
});

describe('percents', () => {
  const { ppm, percent } = formatFor('de-DE');

  it('a premium is shown as it was typed', () => {
    expect([ppm(5_000), ppm(-5_000), ppm(1_250), ppm(0), ppm(1)].map(seen)).toEqual(['0,50~%', '-0,50~%', '0,125~%', '0,00~%', '0,0001~%']);
    expect(seen(percent('98.7', 1))).toBe('98,7~%');
  });

  it('what was worked out is rounded to the nearest, away from zero in the middle', () => {
    expect([ppm(4_999, 2), ppm(-4_950, 2), ppm(4_949, 2), ppm(-49, 2)].map(seen)).toEqual(['0,50~%', '-0,50~%', '0,49~%', '0,00~%']);
  });
});

describe('a choice of separators', () => {
  it.each<[string, string]>([
    ['comma-dot', '1,234.56'],
    ['dot-comma', '1.234,56'],
    ['space-comma', '1~234,56'],
  ])('%s stands over those of the language; its percent sign stays', (choice, shown) => {
    const format = formatFor('tr-TR', numberChoiceOf(choice));
    expect(seen(format.number('1234.56'))).toBe(shown);
    expect(format.percent('5')).toMatch(/^%5[.,]00$/);
  });

  it('is one of those that are offered', () => {
    expect(numberChoiceOf('quote-dot')).toBeUndefined();
    expect(numberChoiceOf(undefined)).toBeUndefined();
  });
});

describe('round trip', () => {
  const formats = written.flatMap(([tag]) => [undefined, ...numberChoices].map((choice) => formatFor(tag, choice)));

  /** Read as the reader who sees it would: the point of the format, and everything else but the sign gone. */
  function readBack(shown: string, { point, group }: Format): string {
    return shown
      .replace(/[\u2066\u2069]/g, '')
      .replaceAll(group, '')
      .replace(point, '.');
  }

  it('R5.16 what is shown is read back as the same number, by every reader', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 24n), 10n ** 24n),
        fc.integer({ min: 0, max: 12 }),
        fc.constantFrom(...formats),
        (units, scale, format) => {
          const text = formatUnits(units, scale);
          expect(readBack(format.number(text), format)).toBe(text);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('R5.14 an amount field reads what screens show, unless it has two readings', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 18n), fc.integer({ min: 0, max: 8 }), fc.constantFrom(...formats), (units, scale, format) => {
        const text = formatUnits(units, scale);
        const shown = format
          .number(text)
          .replace(/[\u2066\u2069]/g, '')
          .replace(/[\u00a0\u202f]/g, ' ');
        fc.pre(!/^[1-9]\d{0,2}[.,]\d{3}$/.test(shown));
        expect(readAmount(shown)).toBe(text);
      }),
      { numRuns: 3_000 },
    );
  });
});
