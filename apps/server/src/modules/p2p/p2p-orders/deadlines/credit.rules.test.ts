import { expect, it } from 'vitest';
import { lostMs, movedDeadlines } from './credit.rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const outage = { beganAt: at(10), endedAt: at(15) };

it('moves what was running by the length of the outage, and nothing that was over', () => {
  const deadlines = { payBy: at(12), releaseBy: at(40), answerBy: at(9), undoBy: null };
  expect(movedDeadlines(deadlines, outage, at(0))).toEqual({ payBy: at(17), releaseBy: at(45), answerBy: at(9), undoBy: null });
});

it('gives an order that began in the middle what it lost', () => {
  expect(lostMs(outage, at(13))).toBe(2 * 60_000);
  expect(movedDeadlines({ payBy: at(28) }, outage, at(13))).toEqual({ payBy: at(30) });
});
