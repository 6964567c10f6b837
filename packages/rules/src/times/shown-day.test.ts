import { expect, it } from 'vitest';
import { shownDay } from './shown-day.ts';

it('R7.13 a day is written by the language, in one calendar and with Latin digits', () => {
  const shown = (tag: string) => shownDay('2026-11-07', tag);
  expect([shown('en'), shown('en-GB'), shown('de'), shown('ja')]).toEqual(['Nov 7, 2026', '7 Nov 2026', '07.11.2026', '2026/11/07']);
  for (const tag of ['ar', 'th', 'uz', 'zh-TW']) expect(shown(tag), tag).toMatch(/2026/);
});
