import { expect, it } from 'vitest';
import { decisionInput, decisionProblem, firstDraft, toggled } from './decision.form.ts';

it('a rejection needs a reason, an approval has none', () => {
  expect(decisionProblem('reject', firstDraft('reject', 'same'))).toBeDefined();
  expect(decisionProblem('approve', firstDraft('approve', 'same'))).toBeUndefined();
  const draft = { reasons: new Set(['expired', 'unreadable'] as const), note: ' Please renew it. ' };
  expect(decisionProblem('reject', draft)).toBeUndefined();
  expect(decisionInput({ caseNo: '1', kind: 'reject', face: undefined }, draft)).toEqual({
    caseNo: '1',
    isApproved: false,
    face: null,
    reasons: ['unreadable', 'expired'],
    note: 'Please renew it.',
  });
  expect(decisionInput({ caseNo: '1', kind: 'approve', face: 'same' }, draft)).toMatchObject({
    isApproved: true,
    face: 'same',
    reasons: [],
  });
});

it('the answer about the faces is a reason already', () => {
  expect([...firstDraft('reject', 'unsure').reasons]).toEqual(['selfie-unclear']);
  expect([...firstDraft('reject', 'different').reasons]).toEqual(['selfie-differs']);
  expect([...firstDraft('reject', undefined).reasons]).toEqual([]);
  expect([...firstDraft('approve', 'unsure').reasons]).toEqual([]);
});

it('a tick comes and goes', () => {
  const once = toggled(new Set(), 'edited');
  expect([...once]).toEqual(['edited']);
  expect([...toggled(once, 'edited')]).toEqual([]);
});
