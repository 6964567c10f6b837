import { expect, it } from 'vitest';
import { decisionInput, decisionProblem, emptyDecision, toggled } from './decision.form.ts';

it('a rejection needs a reason, an approval has none', () => {
  expect(decisionProblem('reject', emptyDecision)).toBeDefined();
  expect(decisionProblem('approve', emptyDecision)).toBeUndefined();
  const draft = { reasons: new Set(['expired', 'unreadable'] as const), note: ' Please renew it. ' };
  expect(decisionProblem('reject', draft)).toBeUndefined();
  expect(decisionInput('1', 'reject', draft)).toEqual({
    caseNo: '1',
    isApproved: false,
    reasons: ['unreadable', 'expired'],
    note: 'Please renew it.',
  });
  expect(decisionInput('1', 'approve', draft)).toMatchObject({ isApproved: true, reasons: [] });
});

it('a tick comes and goes', () => {
  const once = toggled(new Set(), 'edited');
  expect([...once]).toEqual(['edited']);
  expect([...toggled(once, 'edited')]).toEqual([]);
});
