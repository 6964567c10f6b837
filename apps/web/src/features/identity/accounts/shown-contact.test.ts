import { expect, it } from 'vitest';
import { shownContact } from './shown-contact.ts';

it('shows one letter of an address and its domain', () => {
  expect(shownContact({ email: 'lena@example.com', phone: null })).toBe('l**@example.com');
});

it('leaves what the server has masked as it is', () => {
  expect(shownContact({ email: 'l***@example.com', phone: null })).toBe('l***@example.com');
  expect(shownContact({ email: null, phone: '138****5678' })).toBe('138****5678');
});

it('shows the end of a number when there is no address, and nothing when there is neither', () => {
  expect(shownContact({ email: null, phone: '13812345678' })).toBe('****78');
  expect(shownContact({ email: null, phone: null })).toBeUndefined();
});
