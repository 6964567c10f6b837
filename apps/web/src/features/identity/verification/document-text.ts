import type { UploadPurpose } from '@peerbourse/contract/core/files/file.shape';
import type { DocumentType, RejectionReason } from '@peerbourse/contract/identity/verification/verification.shape';
import type { TextKey } from '#base/i18n/text-keys.ts';

type Key = TextKey<'verification'>;

export const documentText: Record<DocumentType, { name: Key; note: Key }> = {
  passport: { name: 'passport', note: 'passport_note' },
  'id-card': { name: 'id_card', note: 'id_card_note' },
  'driving-licence': { name: 'driving_licence', note: 'driving_licence_note' },
  'residence-permit': { name: 'residence_permit', note: 'residence_permit_note' },
};

export const reasonText: Record<RejectionReason, Key> = {
  unreadable: 'reason_unreadable',
  cropped: 'reason_cropped',
  expired: 'reason_expired',
  'wrong-document': 'reason_wrong_document',
  'name-differs': 'reason_name_differs',
  'number-differs': 'reason_number_differs',
  'birth-date-differs': 'reason_birth_date_differs',
  'selfie-differs': 'reason_selfie_differs',
  'selfie-unclear': 'reason_selfie_unclear',
  edited: 'reason_edited',
  'used-elsewhere': 'reason_used_elsewhere',
  'not-accepted': 'reason_not_accepted',
};

/** A passport has one page instead of a front. */
export function photoText(part: UploadPurpose, documentType: DocumentType | undefined): { name: Key; how: Key } {
  if (part === 'identity-back') return { name: 'reverse', how: 'reverse_how' };
  if (part === 'identity-selfie') return { name: 'selfie', how: 'selfie_how' };
  return { name: documentType === 'passport' ? 'front_passport' : 'front', how: 'front_how' };
}
