import type {
  CaseState,
  DocumentType,
  FaceAnswer,
  HitState,
  RejectionReason,
} from '@peerbourse/contract/identity/verification/verification.shape';
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
  replaced: { label: 'Replaced', tone: 'quiet' },
};

export const faceText: Record<FaceAnswer, { label: string; key: string }> = {
  same: { label: 'Same person', key: 's' },
  different: { label: 'Different', key: 'd' },
  unsure: { label: 'Not sure', key: 'u' },
};

export const partText = { front: 'Front', back: 'Back', selfie: 'Selfie' } as const;

export const hitStateText: Record<HitState, { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'bad' },
  proposed: { label: 'Needs a second member', tone: 'watch' },
  cleared: { label: 'Cleared', tone: 'good' },
  confirmed: { label: 'Same person', tone: 'bad' },
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
  'selfie-unclear': 'Not sure that it is the same person: a new selfie is needed',
  edited: 'A photo was edited, or taken of a screen or a copy',
  'used-elsewhere': 'The document belongs to another account',
  'not-accepted': 'This document is not accepted',
};

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

export function countryText(country: string): string {
  return `${countryNames.of(country) ?? country} (${country})`;
}
