import { expect, it } from 'vitest';
import { dueText } from './due-text.ts';

const since = '2026-11-18T10:00:00.000Z';
const dueAt = '2026-11-18T14:00:00.000Z';
const at = (time: string) => dueText({ since, dueAt }, Date.parse(`2026-11-18T${time}Z`));

it('says in words what the colour shows: in time, soon, late', () => {
  expect(at('11:00:00')).toEqual({ tone: 'good', label: 'due in 3 h' });
  expect(at('13:10:00')).toEqual({ tone: 'watch', label: 'due in 50 min' });
  expect(at('14:00:00')).toEqual({ tone: 'bad', label: '1 min late' });
  expect(at('16:30:00')).toEqual({ tone: 'bad', label: '2 h 30 min late' });
});
