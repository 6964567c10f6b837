import { expect, it } from 'vitest';
import { orderStatus } from '../p2p-orders/order-state.ts';
import { transitions } from '../p2p-orders/transitions.ts';
import { appealReasonList, ownReasons, reasonsOf, termsOf } from './appeal-reasons.ts';
import { caseReasons } from './case-reasons.ts';

it('R4.20 each side has reasons of its own, and each reason says what helps to decide', () => {
  expect(reasonsOf('buyer')).toContain('not-released');
  expect(reasonsOf('buyer')).not.toContain('not-paid');
  expect(reasonsOf('seller')).toContain('third-party');
  for (const reason of appealReasonList) expect(termsOf(reason).evidence.length, reason).toBeGreaterThan(0);
  expect(new Set(caseReasons).size).toBe(caseReasons.length);
});

it('R4.20 every step that leads to an appeal gives the case a reason', () => {
  const leading = transitions.filter(({ from, to }) => to === orderStatus.appeal && from !== to).map(({ command }) => command);
  expect(new Set(leading)).toEqual(new Set(['open-appeal', ...Object.keys(ownReasons)]));
});
