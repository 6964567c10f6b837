import { expect, it } from 'vitest';
import { photoProblem } from './read-photo.ts';

it.each([
  ['image/jpeg', 5 * 1024 * 1024, undefined],
  ['image/webp', 1, undefined],
  ['image/jpeg', 5 * 1024 * 1024 + 1, 'problem_photo_large'],
  ['image/svg+xml', 10, 'problem_photo_kind'],
  ['application/pdf', 10, 'problem_photo_kind'],
  ['', 10, 'problem_photo_kind'],
] as const)('a photo of type %j with %d bytes has the problem %s', (type, size, problem) => {
  expect(photoProblem({ type, size })).toBe(problem);
});
