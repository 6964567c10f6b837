import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openKeys } from '#platform/keys.ts';
import { postingIdOf, publicEntryId } from './entry-id.ts';

const config = { keys: openKeys([{ id: 'test', secret: 'a-secret-of-the-tests-of-32-characters' }]) };
const id = fc.bigInt({ min: 1n, max: 2n ** 62n - 1n });

it('a public id leads back to its posting, and has 19 digits', () => {
  fc.assert(
    fc.property(id, (posting) => {
      const shown = publicEntryId(config, posting);
      expect(shown).toMatch(/^[1-9]\d{18}$/);
      expect(postingIdOf(config, shown)).toBe(posting);
    }),
  );
});

it('neighbours look like strangers', () => {
  const shown = Array.from({ length: 200 }, (_, n) => BigInt(publicEntryId(config, 1_000n + BigInt(n))));
  expect(new Set(shown).size).toBe(200);
  const steps = shown.slice(1).map((value, n) => value - (shown[n] as bigint));
  expect(steps.filter((step) => step < 1_000_000n && step > -1_000_000n)).toEqual([]);
  expect(steps.some((step) => step < 0n)).toBe(true);
});

it('whatever was made up is some number, and no error', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 19n - 1n }), (made) => {
      const posting = postingIdOf(config, String(made));
      return posting >= 0n && posting < 2n ** 62n;
    }),
  );
});
