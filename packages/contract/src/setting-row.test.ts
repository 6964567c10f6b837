import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { needsTwo, type SettingRow } from './setting-row.ts';

const schema = z.int();

it.each([
  [{ danger: 'money' }, true],
  [{ danger: 'safety' }, true],
  [{ danger: 'words' }, false],
  [{ danger: 'safety', persons: 1 }, false],
] as const)('%o takes two persons: %s', (row, expected) => {
  expect(needsTwo(row)).toBe(expected);
});

it('is no row without an owner, a danger and an effect', () => {
  const whole: SettingRow = { role: 'risk', danger: 'money', effect: 'Changes what an order costs.', schema, initial: 1 };
  // @ts-expect-error -- nobody owns it
  const withoutRole: SettingRow = { danger: 'money', effect: 'Changes what an order costs.', schema, initial: 1 };
  // @ts-expect-error -- nobody knows how many persons it takes
  const withoutDanger: SettingRow = { role: 'risk', effect: 'Changes what an order costs.', schema, initial: 1 };
  // @ts-expect-error -- nobody knows what it does
  const withoutEffect: SettingRow = { role: 'risk', danger: 'money', schema, initial: 1 };
  expect([withoutRole, withoutDanger, withoutEffect]).not.toContainEqual(whole);
});
