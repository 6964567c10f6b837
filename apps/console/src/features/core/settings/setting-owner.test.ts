import { expect, it } from 'vitest';
import { buttonText, changeCallOf, outcomeText } from './setting-change.ts';
import { mayChange, ownerText, readOnlyText } from './setting-owner.ts';

const limit = { role: 'risk', needsTwo: true, version: 3 } as const;
const brand = { role: 'editor', needsTwo: false, version: 0 } as const;

it('is changed by members with its role alone', () => {
  expect(mayChange(limit, ['editor', 'approver', 'auditor'])).toBe(false);
  expect(mayChange(limit, ['reader', 'risk'])).toBe(true);
});

it('says who changes it, to those who may and to those who may not', () => {
  expect(ownerText(limit)).toBe('Risk, two persons');
  expect(ownerText(brand)).toBe('Editor, one person');
  expect(readOnlyText(limit)).toBe('Only members with the role Risk change this, and an approver decides.');
  expect(readOnlyText(brand)).toBe('Only members with the role Editor change this.');
});

it('is proposed where it takes two persons, and written where it takes one', () => {
  expect([changeCallOf(limit).name, changeCallOf(brand).name]).toEqual(['propose-setting-change', 'write-setting']);
  expect([buttonText(limit), buttonText(brand)]).toEqual(['Propose as version 4', 'Save as version 1']);
  expect(outcomeText({ key: 'a', version: 4 })).toBe('saved as version 4.');
  expect(outcomeText({ key: 'a', proposalNo: '1' })).toBe('proposed. Somebody else has to decide it.');
});
