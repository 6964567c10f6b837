import { describe, expect, it } from 'vitest';
import { applicationOf, type Draft, emptyDraft, photoParts, stepProblems, stepToCorrect } from './application.form.ts';

const judged = { today: '2026-11-15', years: 18 };
const photo = (fileId: string) => ({ fileId, preview: 'data:,' });
const whole: Draft = {
  country: 'DE',
  documentType: 'id-card',
  firstName: ' Erika ',
  lastName: 'Mustermann',
  birthDate: '1984-08-12',
  expiresOn: '2030-01-31',
  neverExpires: false,
  documentNumber: 'L01X00T47',
  photos: { 'identity-front': photo('f'), 'identity-back': photo('b'), 'identity-selfie': photo('s') },
  hasAgreed: true,
};

describe('stepProblems', () => {
  it('names everything that is missing', () => {
    expect(stepProblems('document', emptyDraft, judged)).toEqual({ country: 'country_missing', documentType: 'document_missing' });
    expect(stepProblems('person', emptyDraft, judged)).toEqual({
      firstName: 'name_missing',
      lastName: 'name_missing',
      birthDate: 'birth_date_missing',
      expiresOn: 'expires_on_missing',
      documentNumber: 'document_number_missing',
    });
    expect(stepProblems('photos', { ...emptyDraft, documentType: 'passport' }, judged)).toEqual({
      'identity-front': 'photo_missing',
      'identity-selfie': 'photo_missing',
    });
    expect(stepProblems('review', emptyDraft, judged)).toEqual({ hasAgreed: 'consent_missing' });
  });

  it('finds nothing wrong with a whole application', () => {
    for (const step of ['document', 'person', 'photos', 'review'] as const) expect(stepProblems(step, whole, judged)).toEqual({});
  });

  it('knows who is too young', () => {
    expect(stepProblems('person', { ...whole, birthDate: '2008-11-16' }, judged)).toEqual({ birthDate: 'birth_date_young' });
    expect(stepProblems('person', { ...whole, birthDate: '2008-11-15' }, judged)).toEqual({});
    expect(stepProblems('person', { ...whole, birthDate: '2001-02-30' }, judged)).toEqual({ birthDate: 'birth_date_missing' });
    expect(stepProblems('person', { ...whole, birthDate: '2008-11-15' }, { ...judged, years: 20 })).toEqual({
      birthDate: 'birth_date_young',
    });
  });

  it('knows which document has ended, and which never does', () => {
    expect(stepProblems('person', { ...whole, expiresOn: '2026-11-14' }, judged)).toEqual({ expiresOn: 'expires_on_over' });
    expect(stepProblems('person', { ...whole, expiresOn: '2026-11-15' }, judged)).toEqual({});
    expect(stepProblems('person', { ...whole, expiresOn: '2027-02-30' }, judged)).toEqual({ expiresOn: 'expires_on_missing' });
    const forLife = { ...whole, expiresOn: '', neverExpires: true };
    expect(stepProblems('person', forLife, judged)).toEqual({});
    expect(stepProblems('person', { ...forLife, documentType: 'passport' }, judged)).toEqual({ expiresOn: 'expires_on_missing' });
    expect(applicationOf(forLife)).toMatchObject({ expiresOn: null });
    expect(applicationOf(whole)).toMatchObject({ expiresOn: '2030-01-31' });
  });
});

describe('applicationOf', () => {
  it('sends what is needed and nothing else', () => {
    expect(applicationOf(whole)).toMatchObject({ firstName: 'Erika', front: 'f', back: 'b', selfie: 's' });
    expect(applicationOf({ ...whole, documentType: 'passport' })).not.toHaveProperty('back');
    expect(applicationOf(whole)).not.toHaveProperty('hasAgreed');
  });

  it('is nothing while a picture is missing', () => {
    const { 'identity-back': _gone, ...photos } = whole.photos;
    expect(applicationOf({ ...whole, photos })).toBeUndefined();
  });
});

it('a passport has no back', () => {
  expect(photoParts('passport')).toEqual(['identity-front', 'identity-selfie']);
  expect(photoParts('id-card')).toContain('identity-back');
});

it('a refusal leads to where it can be corrected', () => {
  expect(stepToCorrect('verification.bad-number')).toBe('person');
  expect(stepToCorrect('verification.picture-missing')).toBe('photos');
  expect(stepToCorrect(undefined)).toBe('review');
});
