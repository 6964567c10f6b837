import { describe, expect, it } from 'vitest';
import { applicationOf, type Draft, emptyDraft, photoParts, stepProblems, stepToCorrect } from './application.form.ts';

const today = '2026-11-15';
const photo = (fileId: string) => ({ fileId, preview: 'data:,' });
const whole: Draft = {
  country: 'DE',
  documentType: 'id-card',
  firstName: ' Erika ',
  lastName: 'Mustermann',
  birthDate: '1984-08-12',
  documentNumber: 'L01X00T47',
  photos: { 'identity-front': photo('f'), 'identity-back': photo('b'), 'identity-selfie': photo('s') },
  hasAgreed: true,
};

describe('stepProblems', () => {
  it('names everything that is missing', () => {
    expect(stepProblems('document', emptyDraft, today)).toEqual({ country: 'country_missing', documentType: 'document_missing' });
    expect(stepProblems('person', emptyDraft, today)).toEqual({
      firstName: 'name_missing',
      lastName: 'name_missing',
      birthDate: 'birth_date_missing',
      documentNumber: 'document_number_missing',
    });
    expect(stepProblems('photos', { ...emptyDraft, documentType: 'passport' }, today)).toEqual({
      'identity-front': 'photo_missing',
      'identity-selfie': 'photo_missing',
    });
    expect(stepProblems('review', emptyDraft, today)).toEqual({ hasAgreed: 'consent_missing' });
  });

  it('finds nothing wrong with a whole application', () => {
    for (const step of ['document', 'person', 'photos', 'review'] as const) expect(stepProblems(step, whole, today)).toEqual({});
  });

  it('knows who is too young', () => {
    expect(stepProblems('person', { ...whole, birthDate: '2008-11-16' }, today)).toEqual({ birthDate: 'birth_date_young' });
    expect(stepProblems('person', { ...whole, birthDate: '2008-11-15' }, today)).toEqual({});
    expect(stepProblems('person', { ...whole, birthDate: '2001-02-30' }, today)).toEqual({ birthDate: 'birth_date_missing' });
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
