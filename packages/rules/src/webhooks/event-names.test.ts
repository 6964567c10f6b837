import { expect, it } from 'vitest';
import { secondsAfterFailure, webhookTries } from './event-names.ts';

it('an event is tried twelve times within 72 hours, each time after a longer wait', () => {
  const waits = Array.from({ length: webhookTries - 1 }, (_, index) => secondsAfterFailure(index + 1) as number);
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(72 * 3_600);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(secondsAfterFailure(webhookTries)).toBeUndefined();
});
