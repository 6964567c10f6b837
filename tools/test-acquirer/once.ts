import type { Acquirer } from './acquirer.ts';
import { problem } from './problem.ts';

export interface Submission {
  /** What the key is for: the same key of another call is another key. */
  call: string;
  key: unknown;
  body: unknown;
}

/** Acts for the first submission of a key; the same one again gets the same thing, and another body is refused. */
export function once<Thing>({ state }: Acquirer, submission: Submission, act: () => Thing): { thing: Thing; isFirst: boolean } {
  const name = `${submission.call} ${keyOf(submission)}`;
  const body = JSON.stringify(submission.body);
  const first = state.firstAnswers.get(name);
  if (first && first.body !== body) throw problem(409, 'idempotency_conflict', 'This key was used with another body.');
  if (first) return { thing: first.answer as Thing, isFirst: false };
  const thing = act();
  state.firstAnswers.set(name, { body, answer: thing });
  return { thing, isFirst: true };
}

function keyOf({ key }: Submission): string {
  if (typeof key === 'string' && key !== '') return key;
  throw problem(400, 'idempotency_key_missing', 'The header idempotency-key is missing.');
}
