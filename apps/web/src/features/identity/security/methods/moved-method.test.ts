import { expect, it } from 'vitest';
import { movedMethod } from './moved-method.ts';

it('R5.19 a method moves by one place, and the order stays one of all three', () => {
  expect(movedMethod(['google', 'email', 'mobile'], 'email', -1)).toEqual(['email', 'google', 'mobile']);
  expect(movedMethod(['google', 'email', 'mobile'], 'google', 1)).toEqual(['email', 'google', 'mobile']);
});

it('R5.19 a method at either end stays there', () => {
  expect(movedMethod(['google', 'email', 'mobile'], 'google', -1)).toEqual(['google', 'email', 'mobile']);
  expect(movedMethod(['google', 'email', 'mobile'], 'mobile', 1)).toEqual(['google', 'email', 'mobile']);
});
