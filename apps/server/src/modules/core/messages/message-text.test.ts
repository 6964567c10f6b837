import { locales } from '@peerbourse/contract/locales';
import { expect, it } from 'vitest';
import { messageTemplates } from './message-templates.ts';
import { messageText } from './message-text.ts';

const brand = { name: 'Otherbourse', supportAddress: 'help@other.test' };
const createdAt = new Date('2026-11-15T08:30:00.500Z');

function textOf(template: string, values: Record<string, string | number>, locale: (typeof locales)[number]['code'] = 'en') {
  return messageText({ template, locale, createdAt, content: { values, antiPhishingCode: null } }, brand);
}

const templates = Object.entries(messageTemplates).map(([template, { wants }]) => ({ template, wants }));
const samples: Record<string, string | number> = { code: '123456', minutes: 10, purpose: 'log-in', date: '2026-12-01T00:00:00Z' };

it.each(templates)('$template needs no more than the values that it names, in every language', ({ template, wants }) => {
  const values = Object.fromEntries(wants.map((name) => [name, samples[name] ?? 'JP']));
  for (const { code, tag } of locales) {
    const message = textOf(template, values, code);
    expect(message.locale.tag).toBe(tag);
    for (const text of [message.subject, message.body, message.brief, message.antiPhishing, ...message.footer])
      expect(text).not.toMatch(/^$|[{}]/);
    expect(message.brief).toContain('Otherbourse');
    // Whatever a message needs is shown to its reader.
    for (const name of wants.filter((wanted) => !['purpose', 'minutes', 'date', 'country'].includes(wanted))) {
      expect([message.body, message.code, ...message.details].join('\n')).toContain(String(values[name]));
    }
  }
});

it('a message about safety says when it happened, others do not', () => {
  expect(textOf('passkey_added', {}).details).toEqual(['Time: Nov 15, 2026, 08:30 UTC']);
  expect(textOf('verification_approved', {}).details).toEqual([]);
});

it('a moment is shown in UTC, and a given time counts', () => {
  const message = textOf('recovery_granted', { date: '2026-12-01T23:59:01Z', time: '2026-11-14T01:02:03.004Z' });
  expect(message.details).toEqual(['Time: Nov 14, 2026, 01:02 UTC', 'Takes effect: Dec 1, 2026, 23:59 UTC']);
});

it('a country has its name in the language of the reader, an unknown one stays as it is', () => {
  const values = { device: 'x', address: 'y' };
  expect(textOf('new_device', { ...values, country: 'JP' }, 'de').details.at(-1)).toMatch(/Japan$/);
  expect(textOf('new_device', { ...values, country: 'JP' }, 'asia').details.at(-1)).toMatch(/일본$/);
  expect(textOf('new_device', { ...values, country: 'nowhere' }).details.at(-1)).toMatch(/nowhere$/);
});

it('what is not known is not shown', () => {
  expect(textOf('new_device', { device: 'Firefox', address: '', country: '' }).details).toHaveLength(2);
});

it('a code keeps its shape in a text that runs from right to left, other values keep their direction', () => {
  expect(textOf('code', { code: '123456', minutes: 10, purpose: 'log-in' }, 'ar').code).toBe('123456');
  expect(textOf('passkey_added', { name: 'My key' }, 'ar').details.at(-1)).toContain('\u2068My key\u2069');
});

it('a long value is cut', () => {
  expect(textOf('passkey_added', { name: 'x'.repeat(5_000) }).details.at(-1)).toHaveLength('Name: '.length + 300);
});
