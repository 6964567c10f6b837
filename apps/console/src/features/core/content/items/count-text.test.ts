import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

const row = (state: 'draft' | 'scheduled' | 'live' | 'withdrawn', nextVersion: number | null = null) => ({ state, nextVersion });

it('counts what is live, scheduled and never shown', () => {
  expect(countText([row('live'), row('live', 2), row('scheduled', 1), row('draft'), row('withdrawn')])).toBe(
    '2 live, 2 scheduled, 1 draft',
  );
  expect(countText([row('draft'), row('draft')])).toBe('2 drafts');
  expect(countText([row('withdrawn')])).toBe('nothing is shown');
});
