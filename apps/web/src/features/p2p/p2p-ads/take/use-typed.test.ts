import { expect, it } from 'vitest';
import { afterNews } from './use-typed.ts';

const fiat = (typed: string) => ({ unit: 'fiat' as const, typed });

it('what was typed meanwhile stays when the address catches up', () => {
  const typing = { draft: fiat('1005'), known: '', settled: '100 fiat' };
  expect(afterNews(typing, fiat('100'))).toEqual({ draft: fiat('1005'), known: '100 fiat', settled: '100 fiat' });
});

it('what the address says by itself, as after going back, takes the place of what was typed', () => {
  const typing = { draft: fiat('100'), known: '100 fiat', settled: '100 fiat' };
  expect(afterNews(typing, fiat('50')).draft).toEqual(fiat('50'));
  expect(afterNews(typing, { unit: 'coin', typed: '100' }).draft).toEqual({ unit: 'coin', typed: '100' });
  expect(afterNews(typing, fiat('')).draft).toEqual(fiat(''));
});

it('nothing changes while the address means the same', () => {
  const typing = { draft: fiat('100.'), known: '100 fiat', settled: '100 fiat' };
  expect(afterNews(typing, fiat('100'))).toBe(typing);
});
