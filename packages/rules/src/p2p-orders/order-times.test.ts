import { expect, it } from 'vitest';
import { appealAfterMs, releaseAfterMs } from './order-times.ts';

it('R4.20 slow payment methods move the appeal and the end of the wait', () => {
  expect([appealAfterMs(1), appealAfterMs(60)]).toEqual([600_000, 3_600_000]);
  expect([releaseAfterMs(1), releaseAfterMs(60)]).toEqual([900_000, 3_600_000]);
});
