import { expect, it } from 'vitest';
import { orderNoOf, requestAbout, requestProblems } from './request.form.ts';

const whole = { topic: 'p2p-order', subject: 'No coins', orderNo: '', text: 'I have paid.' } as const;

it('an empty request says what is missing, field by field', () => {
  expect(requestProblems(requestAbout(null))).toEqual({ topic: 'topic_missing', subject: 'subject_short', text: 'message_missing' });
  expect(requestProblems({ ...whole, subject: ' a ', text: '\n' })).toEqual({ subject: 'subject_short', text: 'message_missing' });
  expect(requestProblems(whole)).toEqual({});
});

it('the number of an order may be left out or pasted with spaces, and counts only where it is asked for', () => {
  expect(requestProblems({ ...whole, orderNo: '12345' })).toEqual({ orderNo: 'order_number_wrong' });
  const pasted = { ...whole, orderNo: ' 1234 5678 9012 3456 789 ' };
  expect(requestProblems(pasted)).toEqual({});
  expect(orderNoOf(pasted)).toBe('1234567890123456789');
  expect(requestProblems({ ...whole, topic: 'other', orderNo: '12345' })).toEqual({});
});

it('whoever comes from an order finds its number, and nobody else’s words', () => {
  expect(requestAbout('1234567890123456789')).toMatchObject({ topic: 'p2p-order', orderNo: '1234567890123456789' });
  expect(requestAbout('call 0800 1234')).toEqual(requestAbout(null));
});
