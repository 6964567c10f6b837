import { expect, it } from 'vitest';
import { contentKeys } from '#features/core/content/content-keys.ts';
import { recoveryKeys } from '#features/identity/recoveries/recovery-keys.ts';
import { caseKeys } from '#features/identity/verification/case-keys.ts';
import { ledgerKeys } from '#features/money/ledger/ledger-keys.ts';
import { adKeys } from '#features/p2p/p2p-ads/ad-keys.ts';
import { decisionKeys, merchantKeys, proofKeys } from '#features/p2p/p2p-merchants/merchant-keys.ts';
import { appealKeys, chatKeys, orderKeys, pictureKeys } from '#features/p2p/p2p-orders/order-keys.ts';
import { reviewKeys } from '#features/p2p/p2p-paymethods/reviews/review-keys.ts';
import { templateKeys } from '#features/p2p/p2p-paymethods/template-keys.ts';
import { traderKeys } from '#features/p2p/p2p-users/trader-keys.ts';
import { deskActOf } from './desk-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

it('finds the act of a key, with caps lock too', () => {
  expect(deskActOf(caseKeys, { ...plain, key: 'a' })).toBe('approve');
  expect(deskActOf(caseKeys, { ...plain, key: 'X' })).toBe('reject');
  expect(deskActOf(recoveryKeys, { ...plain, key: 'a' })).toBe('grant');
  expect(deskActOf(recoveryKeys, { ...plain, key: 'q' })).toBeUndefined();
});

it('leaves the keys of the browser alone', () => {
  expect(deskActOf(caseKeys, { ...plain, key: 'a', ctrlKey: true })).toBeUndefined();
  expect(deskActOf(recoveryKeys, { ...plain, key: 'n', metaKey: true })).toBeUndefined();
});

it.each([
  [caseKeys],
  [recoveryKeys],
  [contentKeys],
  [ledgerKeys],
  [adKeys],
  [traderKeys],
  [templateKeys],
  [reviewKeys],
  [[...merchantKeys, ...decisionKeys, ...proofKeys]],
  [[...orderKeys, ...appealKeys, ...chatKeys, ...pictureKeys]],
])('gives no key twice', (keys) => {
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});
