import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

function brokenAt(nowMs: number): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (let failure = 0; failure < 3; failure++) breaker.fail(nowMs);
  return breaker;
}

it('lets everybody try until three failures in a row', () => {
  const breaker = new CircuitBreaker();
  breaker.fail(0);
  breaker.fail(0);
  breaker.succeed();
  breaker.fail(0);
  breaker.fail(0);
  expect([breaker.isOpen, breaker.begin(0), breaker.begin(0)]).toEqual([false, true, true]);
  breaker.fail(0);
  expect([breaker.isOpen, breaker.begin(0)]).toEqual([true, false]);
});

it('lets one message try after the pause, and the others when it was sent', () => {
  const breaker = brokenAt(0);
  expect([breaker.begin(14_999), breaker.mayTry(15_000), breaker.begin(15_000), breaker.begin(15_001)]).toEqual([false, true, true, false]);
  breaker.succeed();
  expect([breaker.isOpen, breaker.begin(15_002), breaker.begin(15_002)]).toEqual([false, true, true]);
});

it('waits again when the one message fails, counted from its failure', () => {
  const breaker = brokenAt(0);
  breaker.begin(15_000);
  breaker.fail(25_000);
  expect([breaker.begin(39_999), breaker.begin(40_000)]).toEqual([false, true]);
});

it('lets another message try when the first one never came back', () => {
  const breaker = brokenAt(0);
  breaker.begin(15_000);
  expect([breaker.begin(29_999), breaker.begin(30_000)]).toEqual([false, true]);
});
