import type { ItemRow } from '@peerbourse/contract/core/content/item.shape';
import { expect, it } from 'vitest';
import { filteredItems } from './filtered-items.ts';

const row: ItemRow = {
  kind: 'announcement',
  name: 'new-fees',
  label: 'Lower fees from March',
  state: 'live',
  liveVersion: 1,
  nextVersion: null,
  nextAt: null,
  newestVersion: 1,
  locales: ['en'],
  author: 'alma',
  writtenAt: '2026-11-15T08:00:00.000Z',
};
const other: ItemRow = { ...row, name: 'old-rules', label: 'Rules', state: 'draft', author: 'boris' };

it('finds by label, name, state and author, all words together', () => {
  expect(filteredItems([row, other], '')).toHaveLength(2);
  expect(filteredItems([row, other], 'FEES alma')).toEqual([row]);
  expect(filteredItems([row, other], 'draft')).toEqual([other]);
  expect(filteredItems([row, other], 'fees boris')).toEqual([]);
});
