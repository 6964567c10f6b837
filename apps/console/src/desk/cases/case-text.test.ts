import { appealClock, type CaseFacts } from '@peerbourse/rules/p2p-appeals/appeal-clock';
import { expect, it } from 'vitest';
import { questionProblem, sequelText, silentText, takerText, turnText, turnTone } from './case-text.ts';

const openedAt = 1_000_000_000;
const after = (minutes: number) => openedAt + minutes * 60_000;
const opened: CaseFacts = {
  openedAt,
  openedBy: 'buyer',
  isSlow: false,
  statedAt: { buyer: openedAt, seller: null },
  asked: null,
  takenAt: null,
  pauses: [],
};
const heard: CaseFacts = { ...opened, statedAt: { buyer: openedAt, seller: after(5) }, takenAt: after(6) };
const asked = { side: 'buyer', at: after(10), answeredAt: null } as const;

const said = (facts: CaseFacts, minutes: number) => {
  const clock = appealClock(facts, after(minutes));
  return [turnText(clock, after(minutes)), turnTone(clock), sequelText(clock)];
};

it('R4.20 says whose turn it is, how long, and what happens then', () => {
  expect(said(opened, 27)).toEqual(['Waits for the seller, 3 min left', 'quiet', 'staff decide without the statement']);
  expect(said({ ...opened, statedAt: { buyer: null, seller: null } }, 29.5)[0]).toBe('Waits for both, under 1 min left');
  expect(said(opened, 32.5)).toEqual(['Staff to take, 12 min left', 'watch', 'it goes to the top of the queue']);
  expect(said(heard, 10)[0]).toBe('Staff to decide, 1 h 56 min left');
  expect(said({ ...heard, asked }, 11)).toEqual(['Waits for the buyer to answer, 29 min left', 'quiet', 'staff decide without the answer']);
});

it('R4.20 says how late staff are, in the bad tone', () => {
  expect(said(opened, 65)).toEqual(['Late by 20 min', 'bad', 'it now stands at the top of the queue']);
  expect(said(opened, 45)[0]).toBe('Late by under 1 min');
});

it('names who is silent and who has a case', () => {
  expect([silentText([]), silentText(['seller']), silentText(['buyer', 'seller'])]).toEqual([
    'nobody',
    'the seller',
    'the buyer and the seller',
  ]);
  expect([null, 'ann', 'bob'].map((takenBy) => takerText(takenBy, 'ann'))).toEqual(['Not taken yet', 'Taken by you', 'Taken by bob']);
});

it('wants a question that says enough', () => {
  expect(questionProblem('   why?        ')).toBe('Choose a template, or ask in at least 10 characters.');
  expect(questionProblem('Who sent it?')).toBeUndefined();
});
