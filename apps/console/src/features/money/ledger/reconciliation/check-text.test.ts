import { expect, it } from 'vitest';
import { checkTitle, figureText, lookedText, problemCount } from './check-text.ts';

const problem = { subject: 'USDT', expected: '0', found: '1' };

it('says checks in words, also those that it does not know', () => {
  expect(checkTitle({ name: 'postings-sum-to-zero' })).toBe('Every coin adds up to zero');
  expect(lookedText({ name: 'postings-sum-to-zero', looked: 3 })).toBe('3 coins looked at');
  expect(checkTitle({ name: 'new-check' })).toBe('new-check');
  expect(lookedText({ name: 'new-check', looked: 0 })).toBe('0 rows looked at');
});

it('groups the digits of amounts, and leaves words alone', () => {
  expect(figureText('-126154.703775')).toBe('-126,154.703775');
  expect(figureText('balanced, as it was written')).toBe('balanced, as it was written');
});

it('does not claim to have counted what the server has cut off', () => {
  expect(problemCount({ problems: [problem] })).toBe('1 problem');
  expect(problemCount({ problems: Array(49).fill(problem) })).toBe('49 problems');
  expect(problemCount({ problems: Array(50).fill(problem) })).toBe('50 problems or more');
});
