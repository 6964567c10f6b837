import { expect, it } from 'vitest';
import { checksOf, type Outcome } from './checks.ts';
import type { OpenedCase } from './opened-case.ts';

const screening = { listName: 'Some list', listVersion: '1', publishedOn: '2026-11-10', ageDays: 2, isSample: false, hits: [] };
const fine = {
  age: 42,
  minimumAge: 18,
  expiresOn: '2030-01-31',
  daysLeft: 1_000,
  sameDocument: [],
  samePictures: [],
  screening,
} as unknown as OpenedCase;

const other = { caseNo: '1', userId: '1000000001', state: 'submitted' };
const hit = (state: string) => ({ state });

function found(name: string, change: object, face?: 'same' | 'different' | 'unsure') {
  return checksOf({ ...fine, ...change }, face).find((check) => check.name === name);
}

it('everything passes where nothing is wrong', () => {
  expect(checksOf(fine, 'same').map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'passed'));
});

it.each<[string, object, Outcome, string]>([
  ['Expiry', { daysLeft: -1 }, 'stop', 'Ended on 2030-01-31.'],
  ['Expiry', { daysLeft: 0 }, 'look', 'Ends today, 2030-01-31.'],
  ['Expiry', { daysLeft: 1 }, 'look', 'Ends in one day, on 2030-01-31.'],
  ['Expiry', { daysLeft: 30 }, 'look', 'Ends in 30 days, on 2030-01-31.'],
  ['Expiry', { daysLeft: 31 }, 'passed', 'Valid until 2030-01-31.'],
  ['Expiry', { expiresOn: null, daysLeft: null }, 'look', 'No expiry date was given. Look at the document.'],
  ['Age', { age: 17 }, 'stop', '17 years old; 18 are needed.'],
  ['Age', { age: 20, minimumAge: 21 }, 'stop', '20 years old; 21 are needed.'],
  ['Age', { age: 101 }, 'look', '101 years old. Look at the date.'],
  ['Document', { sameDocument: [other] }, 'look', 'Same document as another account.'],
  ['Document', { sameDocument: [other, other] }, 'look', 'Same document as 2 other accounts.'],
  [
    'Document',
    { sameDocument: [other, { ...other, state: 'approved' }] },
    'stop',
    'Same document as another account that is verified with it.',
  ],
  ['Pictures', { samePictures: [other, other] }, 'look', 'A picture looks like one of another account.'],
  ['Sanctions list', { screening: null }, 'stop', 'The list cannot be read, so nobody can be approved now.'],
  [
    'Sanctions list',
    { screening: { ...screening, hits: [hit('open')] } },
    'stop',
    'One entry is like this person. Two members have to clear it.',
  ],
  [
    'Sanctions list',
    { screening: { ...screening, hits: [hit('proposed'), hit('confirmed')] } },
    'stop',
    '2 entries are like this person. Two members have to clear it.',
  ],
  [
    'Sanctions list',
    { screening: { ...screening, hits: [hit('cleared')] } },
    'passed',
    'All entries like this person were cleared. Some list of 2026-11-10.',
  ],
  ['Sanctions list', { screening: { ...screening, ageDays: 8 } }, 'look', 'Nobody on it is like this person. The list is 8 days old.'],
  [
    'Sanctions list',
    { screening: { ...screening, isSample: true } },
    'look',
    'Nobody on it is like this person. Some list: protects nobody.',
  ],
])('%s with %j: %s', (name, change, outcome, words) => {
  expect(found(name, change)).toEqual({ name, outcome, words });
});

it('the faces wait for an answer, which passes only when it is the same person', () => {
  expect([undefined, 'same', 'different', 'unsure'].map((face) => found('Same person', {}, face as 'same')?.outcome)).toEqual([
    'look',
    'passed',
    'stop',
    'stop',
  ]);
});
