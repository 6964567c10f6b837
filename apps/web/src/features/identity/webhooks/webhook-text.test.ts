import { expect, it } from 'vitest';
import { deliveryState } from './webhook-text.ts';

it('a delivery is what became of its last try', () => {
  expect(deliveryState({ deliveredAt: null, outcome: null }).key).toBe('sending');
  expect(deliveryState({ deliveredAt: null, outcome: 'timeout' }).key).toBe('failed');
  expect(deliveryState({ deliveredAt: '2026-11-16T09:30:00Z', outcome: 'delivered' }).key).toBe('delivered');
});
