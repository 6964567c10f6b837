import { expect, it } from 'vitest';
import type { Problem } from '#parts/use-call-mutation.ts';
import { refusedField } from './refused-field.ts';

it('a refusal lands at the field that it is about', () => {
  const at = (refusal: Problem['refusal'], details = {}) => refusedField({ refusal, message: 'no', details } as Problem)?.field;
  expect(at('p2p-ads.price-out-of-band')).toBe('price');
  expect(at('ledger.too-little')).toBe('quantity');
  expect(at('p2p-ads.too-many-ads')).toBe('pair');
  expect(at('p2p-ads.forbidden-words', { field: 'autoReply' })).toBe('autoReply');
  expect(at('p2p-ads.text-too-long', { field: 'remark' })).toBe('remark');
  expect([at('p2p-ads.no-right'), at(undefined), at('security.wrong-fund-password')]).toEqual([undefined, undefined, undefined]);
});
