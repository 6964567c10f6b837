import { expect, it } from 'vitest';
import { effectWords, lostWords } from './recovery-words.ts';

it('says what is lost', () => {
  expect(lostWords({ kind: 'second-factor', lost: ['google', 'mobile'] })).toBe('Authenticator app, phone');
  expect(lostWords({ kind: 'fund-password', lost: [] })).toBe('Fund password');
});

it('says what a granted case changes, and no more than that', () => {
  expect(effectWords({ kind: 'second-factor', lost: ['google'], newEmail: null })).toBe(
    'The authenticator app is removed. Every session ends.',
  );
  expect(effectWords({ kind: 'second-factor', lost: ['email', 'mobile'], newEmail: null })).toBe('Every session ends.');
  expect(effectWords({ kind: 'second-factor', lost: ['email', 'mobile'], newEmail: 'new@mail.test' })).toBe(
    'Mail goes to new@mail.test. The phone number is removed. Every session ends.',
  );
  expect(effectWords({ kind: 'fund-password', lost: [], newEmail: null })).toBe('The fund password is removed.');
});
