import { expect, it } from 'vitest';
import { Dice } from '../../apps/server/test/support/faults/dice.ts';

const throws = (dice: Dice) => Array.from({ length: 50 }, () => dice.below(1_000));

it('throws the same for the same seed, and something else for another', () => {
  expect(throws(new Dice(7))).toEqual(throws(new Dice(7)));
  expect(throws(new Dice(7))).not.toEqual(throws(new Dice(8)));
});

it('a part of the work has dice of its own', () => {
  const [one, other] = [new Dice(7), new Dice(7)];
  const forked = one.fork('lane');
  throws(forked);
  expect(throws(one)).toEqual(throws(other));
});

it('reaches every number about as often', () => {
  const dice = new Dice(1);
  const counts = Array.from({ length: 10 }, () => 0);
  for (let at = 0; at < 10_000; at++) counts[dice.below(10)] = (counts[dice.below(10)] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(800);
});

it('amounts go from one to the last', () => {
  const dice = new Dice(1);
  const amounts = new Set(Array.from({ length: 200 }, () => dice.amount(3n)));
  expect([...amounts].toSorted()).toEqual([1n, 2n, 3n]);
});

it('shuffles without losing anything', () => {
  expect(new Dice(3).shuffled([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
});
