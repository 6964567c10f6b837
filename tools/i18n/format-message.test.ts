import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { locales } from '../../packages/contract/src/locales.ts';
import { formatMessage } from '../../packages/texts/src/format-message.ts';
import { pluralForm } from '../../packages/texts/src/plural-form.ts';
import { catalogueAreas, readCatalogue } from '../../packages/texts/src/read-catalogue.ts';

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
          expect(formatMessage(text, locale.tag, values)).toBe(reference);
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
        expect(formatMessage(text, 'en-US', { name, count })).toBe(reference);
      }
    }
  });

  it('groups large numbers the same way in every language', () => {
    const text = '{count, plural, one {#} other {#}}';
    expect(formatMessage(text, 'de-DE', { count: 1_234_567 })).toBe('1,234,567');
  });

  it.each(['{name', '{count, plural, one {1}', '{when, date, short}', '{}'])('refuses %s', (text) => {
    expect(() => formatMessage(text, 'en-US', { name: 'a', count: 1, when: 1 })).toThrow();
  });

  it('refuses to leave a value out', () => {
    expect(() => formatMessage('{name}', 'en-US')).toThrow('name');
  });
});
