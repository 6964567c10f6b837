import { expect, it } from 'vitest';
import { answerText } from './answer-text.rules.ts';

it.each([
  ['ok', 'ok'],
  ['{"error":"no such tenant"}', '{"error":"no such tenant"}'],
  ['line\n\tbreaks\u0000and \u202e turns', 'line breaks and turns'],
  ['token eyJhbGciOiJIUzI1NiJ9.abc is bad', 'token *** is bad'],
  ['mail ann@example.com to 4111 1111 1111 1111', 'mail *** to ***'],
  ['x y '.repeat(100), 'x y '.repeat(50)],
])('%j is kept as %j', (body, kept) => {
  expect(answerText(body)).toBe(kept);
});
