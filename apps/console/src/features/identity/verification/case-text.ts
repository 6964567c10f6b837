import type { CaseState, DocumentType, RejectionReason } from '@peerbourse/contract/identity/verification/verification.shape';
import type { Tone } from '#parts/tone.ts';

export const documentText: Record<DocumentType, string> = {
  passport: 'Passport',
  'id-card': 'Identity card',
  'driving-licence': 'Driving licence',
  'residence-permit': 'Residence permit',
};

export const stateText: Record<CaseState, { label: string; tone: Tone }> = {
  submitted: { label: 'Waiting', tone: 'watch' },
  approved: { label: 'Approved', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
};

/** What the operator ticks; the applicant reads the same in his own language. */
export const reasonText: Record<RejectionReason, string> = {
  unreadable: 'A photo is too dark, blurred or small to read',
  cropped: 'A part of the document is cut off',
  expired: 'The document is no longer valid',
  'wrong-document': 'The photos show another kind of document',
  'name-differs': 'The name differs from the document',
  'number-differs': 'The number differs from the document',
  'birth-date-differs': 'The date of birth differs from the document',
  'selfie-differs': 'The selfie does not show the person with the document',
  edited: 'A photo was edited, or taken of a screen or a copy',
  'not-accepted': 'This document is not accepted',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export function countryText(country: string): string {
  return `${countryNames.of(country) ?? country} (${country})`;
}
