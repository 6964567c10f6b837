import { expect, it } from 'vitest';
import { contentKeys } from '#features/core/content/content-keys.ts';
import { recoveryKeys } from '#features/identity/recoveries/recovery-keys.ts';
import { caseKeys } from '#features/identity/verification/case-keys.ts';
import { ledgerKeys } from '#features/money/ledger/ledger-keys.ts';
import { adKeys, selectionKeys } from '#features/p2p/p2p-ads/ad-keys.ts';
import { outcomeKeys, reportKeys } from '#features/p2p/p2p-chat/report-keys.ts';
import { decisionKeys, merchantKeys, proofKeys } from '#features/p2p/p2p-merchants/merchant-keys.ts';
import { appealKeys, chatKeys, orderKeys, pictureKeys } from '#features/p2p/p2p-orders/order-keys.ts';
import { reviewKeys } from '#features/p2p/p2p-paymethods/reviews/review-keys.ts';
import { templateKeys } from '#features/p2p/p2p-paymethods/template-keys.ts';
import { traderKeys } from '#features/p2p/p2p-users/trader-keys.ts';
import { type DeskKey, deskActOf } from './desk-keys.ts';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

it('finds the act of a key, with caps lock too', () => {
  expect(deskActOf(caseKeys, { ...plain, key: 'a' })).toBe('approve');
  expect(deskActOf(caseKeys, { ...plain, key: 'X' })).toBe('reject');
  expect(deskActOf(recoveryKeys, { ...plain, key: 'a' })).toBe('grant');
  expect(deskActOf(recoveryKeys, { ...plain, key: 'q' })).toBeUndefined();
});

it('a letter with Shift is another key, with caps lock too; a sign is not', () => {
  const keys = [...adKeys, ...selectionKeys];
  expect(deskActOf(keys, { ...plain, key: 'a' })).toBe('allow');
  expect(deskActOf(keys, { ...plain, key: 'A', shiftKey: true })).toBe('check-selected');
  expect(deskActOf(keys, { ...plain, key: 'x', shiftKey: true })).toBe('take-down-selected');
  expect(deskActOf(adKeys, { ...plain, key: 'A', shiftKey: true })).toBeUndefined();
  expect(deskActOf(traderKeys, { ...plain, key: '/', shiftKey: true })).toBe('find');
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
  [[...adKeys, ...selectionKeys]],
  [traderKeys],
  [[...reportKeys, ...outcomeKeys]],
  [templateKeys],
  [reviewKeys],
  [[...merchantKeys, ...decisionKeys, ...proofKeys]],
  [[...orderKeys, ...appealKeys, ...chatKeys, ...pictureKeys]],
])('gives no key twice', (keys: ReadonlyArray<DeskKey<string>>) => {
  expect(new Set(keys.map(({ key, isShifted }) => `${isShifted} ${key}`)).size).toBe(keys.length);
});
