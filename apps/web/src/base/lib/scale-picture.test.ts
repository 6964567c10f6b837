import { expect, it } from 'vitest';
import { base64Of, scaledSize } from './scale-picture.ts';

it('pictures are made smaller, never larger', () => {
  expect(scaledSize(4_800, 3_600)).toEqual({ width: 2_400, height: 1_800 });
  expect(scaledSize(3_000, 6_000)).toEqual({ width: 1_200, height: 2_400 });
  expect(scaledSize(640, 480)).toEqual({ width: 640, height: 480 });
  expect(scaledSize(20_000, 2)).toEqual({ width: 2_400, height: 1 });
});

it('what is sent is the part behind the comma', () => {
  expect(base64Of('data:image/jpeg;base64,AAAA')).toBe('AAAA');
});
