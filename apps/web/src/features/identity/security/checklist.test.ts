import { expect, it } from 'vitest';
import { checklistLength, missingItems } from './checklist.ts';

const bare = { googleEnable: false, hasFundPassword: false, passkeys: [], email: 'l***@example.com', phone: null, antiPhishingCode: null };
const passkey = { passkeyId: 'abcdefgh', name: 'Laptop', createdAt: '2026-11-15T08:00:00Z', usedAt: null };
const whole = {
  googleEnable: true,
  hasFundPassword: true,
  passkeys: [passkey],
  email: 'l***@example.com',
  phone: '***12',
  antiPhishingCode: 'wave',
};

it('a new account lacks everything, the authenticator first', () => {
  expect(missingItems(bare, false)).toEqual(['authenticator', 'verify', 'fund', 'passkey', 'contact', 'phishing']);
  expect(missingItems(bare, false)).toHaveLength(checklistLength);
});

it('an account with everything lacks nothing', () => {
  expect(missingItems(whole, true)).toEqual([]);
});

it('each thing counts by itself', () => {
  expect(missingItems({ ...whole, hasFundPassword: false }, true)).toEqual(['fund']);
  expect(missingItems(whole, false)).toEqual(['verify']);
  expect(missingItems({ ...whole, email: null }, true)).toEqual(['contact']);
});
