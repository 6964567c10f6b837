import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appealClockPage } from './draw-appeal-clock.ts';
import { ordersPage } from './draw-orders.ts';
import { root } from './table.ts';

it('R4.20 the drawing of order states is current (npm run -s orders)', () => {
  expect(readFileSync(join(root, 'docs/spec/p2p-orders.md'), 'utf8')).toBe(ordersPage());
});

it('R4.20 the page of the appeal clock is current (npm run -s orders)', () => {
  expect(readFileSync(join(root, 'docs/spec/appeal-clock.md'), 'utf8')).toBe(appealClockPage());
});
