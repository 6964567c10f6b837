import { expect, it } from 'vitest';
import { formatFor } from './format.ts';
import { messageValue } from './message-value.ts';

it('moments and amounts of a message are written for its reader, and nothing else', () => {
  const german = (value: string) => messageValue(value, formatFor('de-DE'));
  expect(german('2026-11-15T08:30:00.123Z')).toBe('15.11.2026, 08:30 UTC');
  expect(german('1234.5 USDT')).toBe('1.234,5 USDT');
  expect(german('-1234 1INCH')).toBeUndefined();
  for (const other of ['1234567890', '198.51.100.7', 'Chrome 120', '12 Monkeys', '']) expect(german(other), other).toBeUndefined();
});
