import { expect, it } from 'vitest';
import { type Hit, hitSteps } from './hit-steps.ts';

const hit = { state: 'open', proposedBy: null, reason: null, decidedBy: null, decisionReason: null } as unknown as Hit;
const proposed: Hit = { ...hit, state: 'proposed', proposedBy: 'dora', reason: 'Born elsewhere.' };
const buttons = (given: Hit, name: string, role: 'decider' | 'approver' | 'risk' | 'auditor') => {
  const { clear, confirm } = hitSteps(given, { name, roles: [role] });
  return [clear, confirm];
};

it('one proposes, another agrees, and everybody who decides may say that it is the same person', () => {
  expect(buttons(hit, 'dora', 'decider')).toEqual(['It is somebody else', 'It is the same person']);
  expect(buttons(hit, 'anna', 'approver')).toEqual([undefined, 'It is the same person']);
  expect(buttons(proposed, 'dora', 'risk')).toEqual([undefined, 'It is the same person']);
  expect(buttons(proposed, 'anna', 'approver')).toEqual(['Agree: somebody else', 'It is the same person']);
  expect(buttons(proposed, 'bob', 'decider')).toEqual([undefined, 'It is the same person']);
  expect(buttons(hit, 'ada', 'auditor')).toEqual([undefined, undefined]);
});

it('what was decided can be read; a confirmed one can be proposed again', () => {
  const cleared: Hit = { ...proposed, state: 'cleared', decidedBy: 'anna', decisionReason: 'Another face.' };
  expect(hitSteps(cleared, { name: 'dora', roles: ['risk'] })).toEqual({
    clear: undefined,
    confirm: undefined,
    words: 'dora says: somebody else. Born elsewhere. anna agreed. Another face.',
  });
  const confirmed: Hit = { ...hit, state: 'confirmed', decidedBy: 'anna', decisionReason: 'The same face.' };
  expect(buttons(confirmed, 'dora', 'decider')).toEqual(['It is somebody else', undefined]);
  expect(hitSteps(proposed, { name: 'dora', roles: ['decider'] }).words).toContain('Another member has to agree.');
});
