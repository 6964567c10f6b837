import { verify } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { openKeys } from '#platform/keys.ts';
import { checkPassword, hashPassword } from './passwords.ts';

const password = 'Sunny-Harbour-71';
const configOf = (secret: string) => ({ keys: openKeys([{ id: 'k1', secret }]), passwordCost: 'test' as const });

it('a hash is worth nothing without the pepper that it was made with', async () => {
  const ours = configOf('the-pepper-of-these-tests-which-is-long');
  const hash = await hashPassword(ours, password);
  expect(await checkPassword(ours, hash, password)).toBe(true);
  expect(await checkPassword(ours, hash, `${password}!`)).toBe(false);
  expect(await checkPassword(configOf('another-pepper-of-the-very-same-name'), hash, password)).toBe(false);
  expect(await verify(hash.slice(hash.indexOf('$')), password)).toBe(false);
});

it('nobody has no password, whatever is tried', async () => {
  expect(await checkPassword(configOf('the-pepper-of-these-tests-which-is-long'), null, password)).toBe(false);
});
