import type { Application } from '@peerbourse/contract/p2p/p2p-merchants/merchant.shape';
import { expect, it } from 'vitest';
import { applicationInput, applicationProblems, depositFor, draftOf, type Fiats, fileCount } from './application.form.ts';

const fiats = [
  { fiatCode: 'EUR', deposit: '500' },
  { fiatCode: 'USD', deposit: '250.5' },
] as Fiats;

const picture = { url: '/files/1', width: 9, height: 9 };
const last: Application = {
  applicationNo: '104857600123456789',
  state: 'rejected',
  accountType: 'company',
  fiatCodes: ['EUR', 'XXX'],
  deposit: '500',
  contact: { kind: 'line', value: 'ann' },
  company: { name: 'Ann Ltd', registrationNo: 'HRB 1' },
  files: [
    { fileId: 'identity-1', kind: 'identity', picture },
    { fileId: 'funds-1', kind: 'funds', picture },
    { fileId: 'company-1', kind: 'company', picture },
    { fileId: 'company-gone', kind: 'company', picture: null },
  ],
  submittedAt: '2026-11-18T10:00:00.000Z',
  decidedAt: '2026-11-19T10:00:00.000Z',
  reasons: ['identity-unclear'],
  filesToFix: ['identity'],
  words: '',
};

it('R1.4 an application begins with what was sent last, without what has to be sent anew, is gone or is not offered', () => {
  const draft = draftOf(last, fiats);
  expect(draft.fiatCodes).toEqual(['EUR']);
  expect(draft.files.identity).toEqual([]);
  expect(draft.files.funds).toEqual([{ fileId: 'funds-1', name: '', previewUrl: '/files/1' }]);
  expect(draft.files.company.map(({ fileId }) => fileId)).toEqual(['company-1']);
  expect(draft).toMatchObject({ contactKind: 'line', contactValue: 'ann', companyName: 'Ann Ltd', isAgreed: false });
  expect(fileCount(draft)).toBe(2);
});

it('R1.4 says what is missing, for a company also what only companies have', () => {
  const empty = draftOf(null, fiats);
  expect(Object.keys(applicationProblems(empty))).toEqual(['fiatCodes', 'identity', 'funds', 'contactValue', 'isAgreed']);
  expect(applicationProblems({ ...empty, accountType: 'company' })).toMatchObject({
    companyName: 'company_name_missing',
    registrationNo: 'company_no_missing',
    company: 'proof_missing',
  });
});

it('R1.4 what belongs to a company is not sent for a person', () => {
  const draft = { ...draftOf({ ...last, filesToFix: [] }, fiats), isAgreed: true };
  expect(applicationProblems(draft)).toEqual({});
  expect(applicationInput(draft, 3)).toMatchObject({
    companyFiles: ['company-1'],
    company: { name: 'Ann Ltd', registrationNo: 'HRB 1' },
    agreementVersion: 3,
  });
  const person = { ...draft, accountType: 'personal' } as const;
  expect(applicationInput(person, 3)).toMatchObject({
    identityFiles: ['identity-1'],
    fundFiles: ['funds-1'],
    companyFiles: [],
    company: null,
  });
  expect(fileCount(person)).toBe(2);
});

it('R1.4 the deposit is that of every chosen currency', () => {
  expect(depositFor([], fiats)).toBe('0');
  expect(depositFor(['EUR', 'USD'], fiats)).toBe('750.5');
});
