import { expect, it } from 'vitest';
import { headColorOf, headColors, isReadInWhite, whiteContrast } from './head-colors.ts';

it('white letters are read well on every color, and no color is there twice', () => {
  expect(headColors.filter((color) => whiteContrast(color) < 4.5)).toEqual([]);
  expect(new Set(headColors).size).toBe(24);
});

it('a color that is too light for white is known', () => {
  expect([isReadInWhite('#ffe08a'), isReadInWhite('#1d4ed8')]).toEqual([false, true]);
});

it('any number has a color', () => {
  expect([headColorOf(0), headColorOf(-25), headColorOf(24.9)]).toEqual(['#0e7490', '#1d4ed8', '#0e7490']);
});
