import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { percentOf, scoreLine, scoreOf } from './score.ts';

const [mutant] = findMutants({ path: 'x.ts', text: 'f();' });

it('only what a test could have noticed counts', () => {
  const fates = ['killed', 'killed', 'survived', 'invalid', 'equivalent'] as const;
  const score = scoreOf(fates.flatMap((fate) => (mutant ? [{ mutant, fate }] : [])));
  expect(score).toEqual({ killed: 2, survived: 1, invalid: 1, equivalent: 1 });
  expect(scoreLine('x.ts', score)).toBe(' 66.6 %  x.ts: 2 killed, 1 survived, 1 invalid, 1 equivalent');
});

it('half of them is fifty percent', () => {
  expect(percentOf({ killed: 3, survived: 3, invalid: 0, equivalent: 0 })).toBe(50);
});

it('a file without mutants is not to blame', () => {
  expect(percentOf(scoreOf([]))).toBe(100);
});
