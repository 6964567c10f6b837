import { expect, it } from 'vitest';
import { effectText, lostText } from './recovery-text.ts';

it('says what is lost', () => {
  expect(lostText({ kind: 'second-factor', lost: ['google', 'mobile'] })).toBe('Authenticator app, phone');
  expect(lostText({ kind: 'fund-password', lost: [] })).toBe('Fund password');
});

it('says what a granted case changes, and no more than that', () => {
  expect(effectText({ kind: 'second-factor', lost: ['google'], newEmail: null })).toBe(
    'The authenticator app is removed. Every session ends.',
  );
  expect(effectText({ kind: 'second-factor', lost: ['email', 'mobile'], newEmail: null })).toBe('Every session ends.');
  expect(effectText({ kind: 'second-factor', lost: ['email', 'mobile'], newEmail: 'new@mail.test' })).toBe(
    'Mail goes to new@mail.test. The phone number is removed. Every session ends.',
  );
  expect(effectText({ kind: 'fund-password', lost: [], newEmail: null })).toBe('The fund password is removed.');
});
