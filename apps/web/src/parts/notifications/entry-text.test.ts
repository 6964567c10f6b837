import type { MethodName } from '@peerbourse/contract/p2p/p2p-paymethods/paymethod.shape';
import { formatFor } from '@peerbourse/rules/formats/format';
import { expect, it } from 'vitest';
import { entryText } from './entry-text.ts';

const english = {
  format: formatFor('en-US'),
  brand: 'Peerbourse',
  countryName: (code: string) => (code === 'JP' ? 'Japan' : code),
  methodName: ({ paymethodName, paymethodWording }: MethodName) =>
    paymethodWording ? `${paymethodWording.text} ${paymethodWording.country}` : paymethodName,
  texts: {
    new_device_subject: 'Login from a new device',
    new_device_body: 'Your account at {brand} was opened.',
    detail_device: 'Device: {device}',
    detail_country: 'Country or region: {country}',
    detail_date: 'Takes effect: {date}',
    paymethod_added_subject: 'Payment method added',
    paymethod_added_body: 'Buyers may pay to it.',
    detail_name: 'Name: {name}',
  },
};

it('an entry has the words of its kind, with its values', () => {
  const values = { device: 'Chrome on Linux', country: 'JP', date: '2026-11-15T08:30:00.123Z' };
  expect(entryText({ kind: 'new_device', values }, english)).toEqual({
    title: 'Login from a new device',
    body: 'Your account at Peerbourse was opened.',
    details: ['Device: Chrome on Linux', 'Country or region: Japan', 'Takes effect: Nov 15, 2026, 08:30 UTC'],
  });
});

it('a way to pay has the name that it has everywhere else', () => {
  const detailsOf = (values: Record<string, string>) => entryText({ kind: 'paymethod_added', values }, english)?.details;
  expect(detailsOf({ name: 'Bank transfer (Japan)', wording: 'bank_transfer', wordingCountry: 'JP' })).toEqual(['Name: bank_transfer JP']);
  expect(detailsOf({ name: 'GCash' })).toEqual(['Name: GCash']);
});

it('values that are missing or empty have no line', () => {
  expect(entryText({ kind: 'new_device', values: { country: '' } }, english)?.details).toEqual([]);
});

it('a kind without words is left out', () => {
  expect(entryText({ kind: 'rain', values: {} }, english)).toBeUndefined();
});
