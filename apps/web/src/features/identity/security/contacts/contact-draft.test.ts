import { expect, it } from 'vitest';
import { contactOf, emptyContact } from './contact-draft.ts';

it('an address counts once it is one', () => {
  expect(contactOf('email', { ...emptyContact, email: 'lena@example' })).toBeUndefined();
  expect(contactOf('email', { ...emptyContact, email: 'lena@example.com' })).toEqual({ email: 'lena@example.com' });
});

it('R5.2 a number counts once it fits its dial code', () => {
  expect(contactOf('mobile', { ...emptyContact, phone: '13812345678' })).toBeUndefined();
  expect(contactOf('mobile', { ...emptyContact, dialCode: '86', phone: '1381234567' })).toBeUndefined();
  expect(contactOf('mobile', { ...emptyContact, dialCode: '86', phone: '13812345678' })).toEqual({ dialCode: '86', phone: '13812345678' });
});

it('nothing of the other kind travels along', () => {
  const both = { email: 'lena@example.com', dialCode: '49', phone: '1512345678' };
  expect(contactOf('email', both)).toEqual({ email: 'lena@example.com' });
  expect(contactOf('mobile', both)).toEqual({ dialCode: '49', phone: '1512345678' });
});
