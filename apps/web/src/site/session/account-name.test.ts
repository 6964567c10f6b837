import { expect, it } from 'vitest';
import { accountName } from './account-name.ts';
import type { MyAccount } from './session-state.ts';

const named = (userName: string, loginName: string | null) =>
  accountName({ userInfo: { userName, email: null, phone: null } as MyAccount['userInfo'], loginName });

it.each([
  ['Alice', 'alice@example.com', 'Alice'],
  ['', 'alice@example.com', 'al***@example.com'],
  ['', 'a@example.com', 'a***@example.com'],
  ['', '15123456', '15***56'],
  ['', 'a***@example.com', 'a***@example.com'],
  ['', null, ''],
])('the name %j with the login %j is shown as %j', (userName, loginName, shown) => {
  expect(named(userName, loginName)).toBe(shown);
});
