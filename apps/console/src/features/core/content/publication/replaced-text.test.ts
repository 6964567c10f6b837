import { expect, it } from 'vitest';
import { replacedText, withdrawnText } from './replaced-text.ts';

const plain = { liveVersion: null, nextVersion: null, nextAt: null };
const planned = { liveVersion: 2, nextVersion: 3, nextAt: '2026-11-20T10:00:00.000Z' };

it('says what goes when a version is published', () => {
  expect(replacedText(plain, 1)).toEqual(['Nothing is shown now.']);
  expect(replacedText({ ...plain, liveVersion: 2 }, 4)).toEqual(['Version 2 is shown now, and goes.']);
  expect(replacedText({ ...plain, liveVersion: 2 }, 4, '2026-11-16T00:00:00Z')).toEqual(['Version 2 is shown now and stays until then.']);
  expect(replacedText({ ...plain, liveVersion: 2 }, 2)).toEqual(['This version is shown now; what changes is its time.']);
});

it('says what becomes of a plan', () => {
  expect(replacedText(planned, 4)[1]).toBe('Version 3 is planned for 2026-11-20 10:00:00 UTC; this decision takes its place.');
  expect(replacedText(planned, 4, '2026-11-19T00:00:00Z')[1]).toMatch(/takes its place/);
  expect(replacedText(planned, 4, '2026-11-21T00:00:00Z')[1]).toMatch(/until this one begins/);
});

it('says what a withdrawal takes away', () => {
  expect(withdrawnText(planned)).toHaveLength(3);
  expect(withdrawnText(plain)[0]).toBe('Nothing is shown now.');
});
