import { refusals } from '@peerbourse/contract/refusals';
import { expect, it } from 'vitest';
import { NoAnswer, Refused } from '#api/call.ts';
import { reasonNeeded } from './recorded-view.ts';

const refused = (id: keyof typeof refusals, data: unknown) =>
  new Refused({ code: refusals[id].code, data, msg: 'no', requestId: 'request' }, 200);

it('tells a question for the reason from every other refusal', () => {
  expect(reasonNeeded(refused('customers.reason-needed', { viewsLeft: 7 }))).toEqual({ viewsLeft: 7 });
  expect(reasonNeeded(refused('customers.reason-needed', null))).toEqual({ viewsLeft: 0 });
  expect(reasonNeeded(refused('staff.view-quota', null))).toBeUndefined();
  expect(reasonNeeded(new NoAnswer('away'))).toBeUndefined();
  expect(reasonNeeded(null)).toBeUndefined();
});
