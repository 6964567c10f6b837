import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { locales } from '../../packages/contract/src/locales.ts';
import { formatFor } from '../../packages/rules/src/formats/format.ts';
import { formatMessage } from '../../packages/texts/src/format-message.ts';
import { pluralForm } from '../../packages/texts/src/plural-form.ts';
import { catalogueAreas, readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

const english = formatFor('en-US');

/** Without the marks that set figures apart. */
const unmarked = (text: unknown) => String(text).replace(/[\u2066-\u2069]/g, '');

const counts = [...Array.from({ length: 250 }, (_, index) => index), 999, 1_000, 1_001, 1_011, 1_234, 1_000_000, 2_000_000, 1_000_001];

describe('texts with their values', () => {
  it.each(locales.map(({ code, tag }) => [code, tag]))('R1.8 %s: plural forms are those of the language', (_, tag) => {
    const rules = new Intl.PluralRules(tag);
    for (const count of counts) expect(`${count} ${pluralForm(tag, count)}`).toBe(`${count} ${rules.select(count)}`);
  });

  it.each(locales)('R1.8 $code: every text of the site reads as the reference implementation of ICU messages reads it', (locale) => {
    for (const area of catalogueAreas()) {
      for (const text of Object.values(readCatalogue(area, locale.code, locale.overlayOf))) {
        for (const count of [0, 1, 2, 3, 5, 11, 21, 100]) {
          const values = Object.fromEntries(
            [...text.matchAll(/\{\s*(\w+)\s*(,\s*plural)?/g)].map(([, name = '', plural]) => [name, plural ? count : `«${name}»`]),
          );
          const reference = new IntlMessageFormat(text, locale.tag, undefined, { ignoreTag: true }).format(values);
          expect(unmarked(formatMessage(text, formatFor(locale.tag), values))).toBe(unmarked(reference));
        }
      }
    }
  });

  it.each([
    "It''s {name}",
    "'{'name'}' is {name}",
    "{count, plural, =0 {none} one {# coin} other {# coins of '#'}}",
    '{name, select, a {first} other {{count, plural, one {one {name}} other {# {name}}}}}',
    "don't {name}",
    '{count,plural,one{1}other{#}} left',
  ])('reads %s', (text) => {
    for (const name of ['a', 'b']) {
      for (const count of [0, 1, 7]) {
        const reference = new IntlMessageFormat(text, 'en-US', undefined, { ignoreTag: true }).format({ name, count });
        expect(formatMessage(text, english, { name, count })).toBe(reference);
      }
    }
  });

  it('counts have the groups of the reader', () => {
    const text = '{count, plural, one {#} other {#}}';
    expect(formatMessage(text, formatFor('de-DE'), { count: 1_234_567 })).toBe('1.234.567');
    expect(formatMessage(text, formatFor('de-DE', 'comma-dot'), { count: 1_234_567 })).toBe('1,234,567');
  });

  it.each([
    ['سعر {price} {fiat} اليوم', 'سعر <1.5 EUR> اليوم'],
    ['{min} – {price} {fiat}', '<1 – 1.5 EUR>'],
    ['{brand} {name}', '«Peerbourse b2>'],
    ['{fiat}: {price}', 'EUR: <1.5>'],
    ['خلال {time}', 'خلال «4 د>'],
  ])('in Arabic the values of %s that are one figure keep their order', (text, shown) => {
    const values = { price: '\u20661.5\u2069', min: '1', fiat: 'EUR', brand: 'Peerbourse', name: 'b2', time: '4 د' };
    const marks = { '\u2066': '<', '\u2069': '>', '\u2068': '«' } as const;
    const seen = formatMessage(text, formatFor('ar'), values).replace(/[\u2066-\u2069]/g, (mark) => marks[mark as keyof typeof marks]);
    expect(seen).toBe(shown);
    expect(formatMessage('{price} {fiat}', english, { price: '1.5', fiat: 'EUR' })).toBe('1.5 EUR');
  });

  it.each(['{name', '{count, plural, one {1}', '{when, date, short}', '{}'])('refuses %s', (text) => {
    expect(() => formatMessage(text, english, { name: 'a', count: 1, when: 1 })).toThrow();
  });

  it('refuses to leave a value out', () => {
    expect(() => formatMessage('{name}', english)).toThrow('name');
  });
});
