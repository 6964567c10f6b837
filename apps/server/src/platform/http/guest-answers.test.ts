import { describe, expect, it } from 'vitest';
import { makeGuestAnswers } from './guest-answers.ts';

const minute = 60_000;

describe('an answer for guests', () => {
  it('is computed once for all who ask at once and after', async () => {
    const answers = makeGuestAnswers(minute);
    let computed = 0;
    const ask = () => answers('list', async () => ({ computed: ++computed }));
    const together = await Promise.all([ask(), ask(), ask()]);
    expect([...together, await ask()].map(({ text }) => text)).toEqual(Array(4).fill('{"computed":1}'));
  });

  it('is computed each time when no copies are allowed', async () => {
    const answers = makeGuestAnswers(0);
    let computed = 0;
    for (let i = 0; i < 3; i++) await answers('list', async () => ++computed);
    expect(computed).toBe(3);
  });

  it('to another question is another one', async () => {
    const answers = makeGuestAnswers(minute);
    await answers('one', async () => 1);
    expect(await answers('two', async () => 2)).toEqual({ text: '2' });
  });

  it('that was a refusal is not kept', async () => {
    const answers = makeGuestAnswers(minute);
    await expect(answers('list', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await answers('list', async () => 'fine')).toEqual({ text: '"fine"' });
  });

  it('is forgotten when there are too many, the oldest first', async () => {
    const answers = makeGuestAnswers(minute);
    for (let i = 0; i <= 500; i++) await answers(`question ${i}`, async () => i);
    expect(await answers('question 1', async () => 'new')).toEqual({ text: '1' });
    expect(await answers('question 0', async () => 'new')).toEqual({ text: '"new"' });
  });
});
